import ts from 'typescript';
import { nameOf, type Placed, type Properties } from './placed.ts';
import type { ResolvedName } from './universe.ts';

/** Reads the names in a type of keys: `'a' | 'b'`, `keyof Props`, `Exclude<keyof Props, 'a'>`. */
export function createKeys(
  propertiesOf: (type: Placed) => Properties,
  find: (type: Placed) => ResolvedName | undefined,
): (type: Placed) => Set<string> {
  return function keysOf(type: Placed, rest = 30): Set<string> {
    const { node } = type;
    const at = (inner: ts.TypeNode): Placed => ({ ...type, node: inner });
    if (rest === 0) return new Set();
    if (ts.isParenthesizedTypeNode(node)) return keysOf(at(node.type), rest - 1);
    if (ts.isLiteralTypeNode(node))
      return new Set(ts.isStringLiteral(node.literal) ? [node.literal.text] : []);
    if (ts.isUnionTypeNode(node))
      return new Set(node.types.flatMap((part) => [...keysOf(at(part), rest - 1)]));
    if (ts.isTypeOperatorNode(node))
      return node.operator === ts.SyntaxKind.KeyOfKeyword
        ? new Set(propertiesOf(at(node.type)).keys())
        : keysOf(at(node.type), rest - 1);
    if (!ts.isTypeReferenceNode(node)) return new Set();
    const parameter = type.parameters.get(nameOf(node));
    if (parameter) return keysOf(parameter, rest - 1);
    const [first, second] = node.typeArguments ?? [];
    if (first && second && /^(?:Exclude|Extract)$/.test(nameOf(node))) {
      const others = keysOf(at(second), rest - 1);
      const keep = nameOf(node) === 'Extract';
      return new Set([...keysOf(at(first), rest - 1)].filter((key) => others.has(key) === keep));
    }
    const found = find(type);
    const declaration = found?.declarations.find(ts.isTypeAliasDeclaration);
    return found && declaration
      ? keysOf({ node: declaration.type, module: found.module, parameters: new Map() }, rest - 1)
      : new Set();
  };
}
