import ts from 'typescript';
import { nameOf, type Placed } from './placed.ts';
import type { Reader } from './properties.ts';
import type { ResolvedName } from './universe.ts';

const wrapper =
  /(?:ForwardRefExotic|MemoExotic|NamedExotic|Exotic|Function|Styled|Overridable)Component$|^(?:FC|JSXElementConstructor|ComponentType|ElementType)$/;
const element = /\bElement\b|ReactNode|ReactElement|ReactPortal|^null$/;

/** The types of a component's props; undefined: the export isn't a component. */
export function componentProps(
  name: string,
  found: ResolvedName,
  reader: Reader,
): Placed[] | undefined {
  if (!/^[A-Z]/.test(name) || /^[A-Z\d_]+$/.test(name)) return undefined;
  for (const declaration of found.declarations) {
    const place = { module: found.module, parameters: new Map() };
    if (ts.isFunctionDeclaration(declaration)) {
      const props = ofSignature(declaration, place);
      if (props) return props;
    }
    if (ts.isVariableDeclaration(declaration) && declaration.type) {
      const props = ofType({ ...place, node: declaration.type }, reader);
      if (props) return props;
    }
  }
  return undefined;
}

function ofSignature(
  { parameters, type }: ts.SignatureDeclaration,
  place: Omit<Placed, 'node'>,
): Placed[] | undefined {
  if (!type || parameters.length > 2 || !element.test(type.getText())) return undefined;
  const props = parameters[0]?.type;
  return props ? [{ ...place, node: props }] : [];
}

function ofType(type: Placed, reader: Reader, rest = 8): Placed[] | undefined {
  const { node } = type;
  const at = (inner: ts.TypeNode) => ofType({ ...type, node: inner }, reader, rest - 1);
  if (rest === 0) return undefined;
  if (ts.isParenthesizedTypeNode(node)) return at(node.type);
  if (ts.isFunctionTypeNode(node)) return ofSignature(node, type);
  if (ts.isTypeLiteralNode(node)) return ofCalls(node.members, type);
  if (ts.isIntersectionTypeNode(node) || ts.isUnionTypeNode(node)) {
    const parts = node.types.flatMap((part) => at(part) ?? []);
    return parts.length > 0 ? parts : undefined;
  }
  if (ts.isTypeQueryNode(node)) {
    const declaration = reader.find(type)?.declarations[0];
    if (declaration && ts.isVariableDeclaration(declaration) && declaration.type)
      return at(declaration.type);
    return declaration && ts.isFunctionDeclaration(declaration)
      ? ofSignature(declaration, type)
      : undefined;
  }
  if (!ts.isTypeReferenceNode(node) && !ts.isImportTypeNode(node)) return undefined;
  const [first, ...others] = node.typeArguments ?? [];
  const name = ts.isImportTypeNode(node) ? (node.qualifier?.getText() ?? '') : nameOf(node);
  if (wrapper.test(name)) {
    // `MemoExoticComponent<typeof Raw>` and `StyledComponent<Props, Element, …>`.
    const inner = first && at(first);
    if (inner) return inner;
    return [first, ...(name.startsWith('Styled') ? others : [])].flatMap((arg) =>
      arg ? [{ ...type, node: arg }] : [],
    );
  }
  const found = reader.find(type);
  for (const declaration of found?.declarations ?? []) {
    const place = { module: found?.module ?? type.module, parameters: new Map() };
    const props = ts.isTypeAliasDeclaration(declaration)
      ? ofType({ ...place, node: declaration.type }, reader, rest - 1)
      : ts.isInterfaceDeclaration(declaration)
        ? ofCalls(declaration.members, place)
        : undefined;
    if (props) return props;
  }
  return undefined;
}

function ofCalls(
  members: readonly ts.TypeElement[],
  place: Omit<Placed, 'node'>,
): Placed[] | undefined {
  for (const member of members) {
    const props = ts.isCallSignatureDeclaration(member) ? ofSignature(member, place) : undefined;
    if (props) return props;
  }
  return undefined;
}
