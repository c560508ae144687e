import ts from 'typescript';
import { nameOf, parametersOf, type Parameters, type Placed } from './placed.ts';
import type { ResolvedName } from './universe.ts';

/** What `infer` names in `Check extends Wrapper<infer A, infer B>`, if the checked type is written with that wrapper. */
export function inferred(
  { checkType, extendsType }: ts.ConditionalTypeNode,
  type: Placed,
  find: (type: Placed) => ResolvedName | undefined,
): Parameters {
  if (!ts.isTypeReferenceNode(extendsType)) return type.parameters;
  const names = (extendsType.typeArguments ?? []).map((arg) =>
    ts.isInferTypeNode(arg) ? arg.typeParameter.name.text : undefined,
  );
  if (names.every((name) => name === undefined)) return type.parameters;
  const written = follow({ ...type, node: checkType }, nameOf(extendsType), find);
  const result = new Map(type.parameters);
  for (const [index, name] of names.entries()) {
    const node =
      written && ts.isTypeReferenceNode(written.node)
        ? written.node.typeArguments?.[index]
        : undefined;
    if (written && node && name !== undefined) result.set(name, { ...written, node });
  }
  return result;
}

/** Follows parameters and aliases to a reference to a name. */
function follow(
  type: Placed,
  name: string,
  find: (type: Placed) => ResolvedName | undefined,
  rest = 10,
): Placed | undefined {
  const { node } = type;
  if (rest === 0 || !ts.isTypeReferenceNode(node)) return undefined;
  if (nameOf(node) === name) return type;
  const parameter = type.parameters.get(nameOf(node));
  if (parameter) return follow(parameter, name, find, rest - 1);
  const found = find(type);
  const alias = found?.declarations.find(ts.isTypeAliasDeclaration);
  if (!found || !alias) return undefined;
  const parameters = parametersOf(alias, node.typeArguments ?? [], type, found.module);
  return follow({ node: alias.type, module: found.module, parameters }, name, find, rest - 1);
}
