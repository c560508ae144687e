import { traverse, types, type NodePath } from '@babel/core';

/** A place in a module at which a name of its top level appears. */
export interface Occurrence {
  name: string;
  start: number;
  end: number;
  /** In `{ name }`, which is `{ name: other }` under another name. */
  shorthand: boolean;
  /** In `name.part`: the part, and where it ends. */
  member?: { name: string; end: number };
}

export interface ModuleNames {
  occurrences: Occurrence[];
  /** Names that the module takes from around it: `Math`, `Record`. */
  globals: Set<string>;
  /** Names that are bound inside of functions and blocks. */
  inner: Set<string>;
}

type Name = NodePath<types.Identifier | types.JSXIdentifier>;

const TYPE_USES = ['TSTypeReference', 'TSQualifiedName', 'TSExpressionWithTypeArguments'];
/** Of the nodes of TypeScript, those in which a name is a use. In the others it labels something. */
const USES = [
  ...TYPE_USES,
  'TSTypeQuery',
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'TSInstantiationExpression',
];
const TYPE_DECLARATIONS = ['TSInterfaceDeclaration', 'TSTypeAliasDeclaration', 'TSEnumDeclaration'];

function isName(path: Name): boolean {
  const { parent, key } = path;
  if (/^(?:Import|Export\w*)(?:Default|Namespace)?Specifier$/.test(parent.type)) return false;
  if (TYPE_DECLARATIONS.includes(parent.type)) return key === 'id';
  if (parent.type === 'TSDeclareFunction') return key === 'id';
  if (parent.type === 'TSEnumMember') return key === 'initializer';
  if (parent.type === 'TSQualifiedName') return key === 'left';
  if (parent.type.startsWith('TS')) return USES.includes(parent.type);
  const place: NodePath = path;
  return place.isReferencedIdentifier() || place.isBindingIdentifier();
}

/** The name of a type: it never refers to a value, however near. */
function isTypeUse(path: Name): boolean {
  const outer = path.findParent((parent) => !parent.isTSQualifiedName());
  return (
    TYPE_DECLARATIONS.includes(path.parent.type) ||
    (outer !== null && TYPE_USES.includes(outer.type))
  );
}

function declaresType(node: types.Node, name: string): boolean {
  if (node.type === 'TSMappedType' || node.type === 'TSInferType')
    return node.typeParameter.name === name;
  if (node.type === 'TSConditionalType') {
    let isInferred = false;
    types.traverseFast(node.extendsType, (part) => {
      if (part.type === 'TSInferType' && part.typeParameter.name === name) isInferred = true;
    });
    return isInferred;
  }
  if (node.type === 'BlockStatement')
    return node.body.some(
      (each) =>
        (each.type === 'TSInterfaceDeclaration' || each.type === 'TSTypeAliasDeclaration') &&
        each.id.name === name,
    );
  if (!('typeParameters' in node) || node.typeParameters?.type !== 'TSTypeParameterDeclaration')
    return false;
  const parameters: types.TSTypeParameter[] = node.typeParameters.params;
  return parameters.some((each) => each.name === name);
}

function isInner(path: Name, program: NodePath<types.Program>): boolean {
  const { name } = path.node;
  if (isTypeUse(path)) return path.findParent((parent) => declaresType(parent.node, name)) !== null;
  const binding = path.scope.getBinding(name);
  return binding !== undefined && binding.scope !== program.scope;
}

function isShorthand({ parent, parentPath, node }: Name): boolean {
  const property = parent.type === 'AssignmentPattern' ? parentPath?.parent : parent;
  return (
    property?.type === 'ObjectProperty' &&
    property.shorthand &&
    (parent === property || (parent.type === 'AssignmentPattern' && parent.left === node))
  );
}

function memberOf({ parent, key }: Name): Occurrence['member'] {
  const part =
    (parent.type === 'MemberExpression' || parent.type === 'JSXMemberExpression') &&
    key === 'object' &&
    !('computed' in parent && parent.computed)
      ? parent.property
      : parent.type === 'TSQualifiedName' && key === 'left'
        ? parent.right
        : undefined;
  if (part?.type !== 'Identifier' && part?.type !== 'JSXIdentifier') return undefined;
  return { name: part.name, end: parent.end ?? 0 };
}

/** Every use of a module's top-level names, and the names that are in the way of others. */
export function findNames(tree: types.File, topLevel: ReadonlySet<string>): ModuleNames {
  const found: ModuleNames = { occurrences: [], globals: new Set(), inner: new Set() };
  let program: NodePath<types.Program> | undefined;
  const visit = (path: Name): void => {
    if (!program || !isName(path)) return;
    const { name, start, end } = path.node;
    const member = memberOf(path);
    if (isInner(path, program)) found.inner.add(name);
    else if (!topLevel.has(name)) found.globals.add(name);
    else
      found.occurrences.push({
        name,
        start: start ?? 0,
        // The name of a parameter ends before its type.
        end: (start ?? 0) + name.length,
        shorthand: isShorthand(path),
        ...(member && end && { member }),
      });
  };
  traverse(tree, {
    Program: (path) => {
      program = path;
    },
    Identifier: visit,
    JSXIdentifier: visit,
  });
  return found;
}
