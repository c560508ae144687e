import ts from 'typescript';
import { nameOf, parametersOf, type Placed } from './placed.ts';
import type { ResolvedName } from './universe.ts';

/** The elements of a tuple, with those that are spread into it. */
export function elementsOf(
  type: Placed,
  find: (type: Placed) => ResolvedName | undefined,
  rest = 60,
): Placed[] {
  const { node } = type;
  const at = (inner: ts.TypeNode): Placed => ({ ...type, node: inner });
  const further = (next: Placed) => elementsOf(next, find, rest - 1);
  if (rest === 0) return [];
  if (ts.isTupleTypeNode(node))
    return node.elements.flatMap((element) => {
      const inner = ts.isNamedTupleMember(element) ? element.type : element;
      return ts.isRestTypeNode(inner) ? further(at(inner.type)) : [at(inner)];
    });
  if (ts.isTypeOperatorNode(node)) return further(at(node.type));
  const parameter = type.parameters.get(nameOf(node));
  if (parameter) return further(parameter);
  const declaration = find(type)?.declarations[0];
  const module = find(type)?.module;
  if (!declaration || !module) return [];
  const args = ts.isTypeReferenceNode(node) ? (node.typeArguments ?? []) : [];
  if (ts.isTypeAliasDeclaration(declaration)) {
    if (declaration.name.text === 'ConvertPluginsIntoSignatures' && args[0])
      return further(at(args[0])).flatMap((plugin) => {
        const signature =
          ts.isTypeReferenceNode(plugin.node) || ts.isImportTypeNode(plugin.node)
            ? plugin.node.typeArguments?.[0]
            : undefined;
        return signature ? [{ ...plugin, node: signature }] : [];
      });
    const parameters = parametersOf(declaration, args, type, module);
    return further({ node: declaration.type, module, parameters });
  }
  return ts.isVariableDeclaration(declaration) && declaration.type
    ? further({ node: declaration.type, module, parameters: new Map() })
    : [];
}
