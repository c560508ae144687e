import ts from 'typescript';
import type { Module } from './modules.ts';
import type { ResolvedName, Universe } from './universe.ts';

/** A type in a file, with the values of its type parameters there. */
export interface Placed<Node extends ts.Node = ts.TypeNode> {
  node: Node;
  module: Module;
  parameters: Parameters;
}
export type Parameters = ReadonlyMap<string, Placed>;

/** `node`: the declaration, which has the comment. */
export interface Property {
  node: ts.Node;
  type: Placed | undefined;
}
export type Properties = Map<string, Property>;

/** Represents the members that a package of the same family declares, when that package isn't available. */
export const unlisted = '*';

/** What a reference, an `import(…)` type or `typeof` names. */
export function findIn(universe: Universe, { node, module }: Placed): ResolvedName | undefined {
  if (ts.isImportTypeNode(node)) {
    const { argument, qualifier } = node;
    const specifier =
      ts.isLiteralTypeNode(argument) && ts.isStringLiteral(argument.literal)
        ? argument.literal.text
        : '';
    const target = universe.moduleAt(specifier, module);
    return target && qualifier && ts.isIdentifier(qualifier)
      ? universe.exported(qualifier.text, target)
      : undefined;
  }
  const name = nameOf(node);
  return name === '' || name.includes('.') ? undefined : universe.local(name, module);
}

export function nameOf(node: ts.Node): string {
  const name = ts.isTypeReferenceNode(node)
    ? node.typeName
    : ts.isExpressionWithTypeArguments(node)
      ? node.expression
      : ts.isTypeQueryNode(node)
        ? node.exprName
        : undefined;
  // `React.PropsWithChildren` and the like are known by their last part.
  return name?.getText().replace(/^(?:React\$?1?)\./, '') ?? '';
}

/** What the type parameters of a declaration are for the arguments of a reference to it. */
export function parametersOf(
  {
    typeParameters = undefined,
  }: { typeParameters?: ts.NodeArray<ts.TypeParameterDeclaration> | undefined },
  args: readonly ts.TypeNode[],
  from: Placed | undefined,
  module: Module,
): Parameters {
  const result = new Map<string, Placed>();
  for (const [index, parameter] of (typeParameters ?? []).entries()) {
    const arg = args[index];
    const fallback = parameter.default ?? parameter.constraint;
    if (arg && from) result.set(parameter.name.text, { ...from, node: arg });
    else if (fallback)
      result.set(parameter.name.text, { node: fallback, module, parameters: new Map(result) });
  }
  return result;
}

/** Later parts describe better than earlier ones, which they narrow. */
export function joined(parts: readonly Properties[]): Properties {
  return new Map(parts.flatMap((part) => [...part]));
}

export function isPrivate(member: ts.TypeElement | ts.ClassElement): boolean {
  return (
    ts.canHaveModifiers(member) &&
    (ts.getModifiers(member) ?? []).some(
      ({ kind }) =>
        kind === ts.SyntaxKind.PrivateKeyword || kind === ts.SyntaxKind.ProtectedKeyword,
    )
  );
}
