import { types, type NodePath, type PluginObj } from '@babel/core';

type Statement = NodePath<types.Statement>;
type Specifier = types.ImportDeclaration['specifiers'][number];

function rootName(node: types.Node): string | undefined {
  if (node.type === 'TSQualifiedName') return rootName(node.left);
  return node.type === 'Identifier' ? node.name : undefined;
}

/** The names that the types of a module refer to. Babel's scopes follow values alone. */
function namesInTypes(program: types.Program): Set<string | undefined> {
  const names = new Set<string | undefined>();
  types.traverseFast(program, (node) => {
    if (node.type === 'TSTypeReference') names.add(rootName(node.typeName));
    if (node.type === 'TSTypeQuery') names.add(rootName(node.exprName));
    if (node.type === 'TSExpressionWithTypeArguments') names.add(rootName(node.expression));
    if (node.type === 'ExportNamedDeclaration')
      for (const specifier of node.specifiers)
        if (specifier.type === 'ExportSpecifier') names.add(rootName(specifier.local));
  });
  return names;
}

function isTypeReference(reference: NodePath): boolean {
  return Boolean(
    reference.findParent(
      (parent) =>
        parent.isTSType() ||
        parent.isTSExpressionWithTypeArguments() ||
        (parent.isExportSpecifier() && parent.node.exportKind === 'type') ||
        (parent.isExportNamedDeclaration() && parent.node.exportKind === 'type'),
    ),
  );
}

function isTypeImport(specifier: NodePath<Specifier>, inTypes: Set<string | undefined>): boolean {
  if (specifier.isImportSpecifier() && specifier.node.importKind === 'type') return true;
  const { name } = specifier.node.local;
  // An import that nothing refers to stays: prose shows import lines on their own.
  if (!inTypes.has(name)) return false;
  const references = specifier.scope.getBinding(name)?.referencePaths ?? [];
  return references.every(isTypeReference);
}

function isTypeDeclaration(statement: Statement): boolean {
  if (statement.isExportNamedDeclaration() && statement.node.exportKind === 'type') return true;
  if (statement.isImportDeclaration() && statement.node.importKind === 'type') return true;
  return statement.isTSInterfaceDeclaration() || statement.isTSTypeAliasDeclaration();
}

/** The comments directly before a statement: they are removed with it. */
function commentsOn({ leadingComments, loc }: types.Node): Set<types.Comment> {
  const comments = new Set<types.Comment>();
  let line = loc?.start.line ?? 0;
  for (const comment of [...(leadingComments ?? [])].reverse()) {
    if (comment.loc?.end.line !== line - 1 || /#(end)?region\b/.test(comment.value)) break;
    comments.add(comment);
    line = comment.loc.start.line;
  }
  return comments;
}

function dropComments(statement: Statement): void {
  const comments = commentsOn(statement.node);
  const keep = (comment: types.Comment): boolean => !comments.has(comment);
  const before = statement.getPrevSibling();
  statement.node.leadingComments = statement.node.leadingComments?.filter(keep);
  if (before.node)
    before.node.trailingComments = before.node.trailingComments?.filter(keep) ?? null;
}

/**
 * Removes imports that are used only as types, and the comments of the type declarations, which
 * the TypeScript preset removes after this.
 */
export function elideTypes(): PluginObj {
  return {
    visitor: {
      Program(program) {
        const inTypes = namesInTypes(program.node);
        for (const statement of program.get('body')) {
          if (isTypeDeclaration(statement)) dropComments(statement);
          else if (statement.isImportDeclaration()) {
            const specifiers = statement.get('specifiers');
            const elided = specifiers.filter((specifier) => isTypeImport(specifier, inTypes));
            if (elided.length > 0 && elided.length === specifiers.length) {
              dropComments(statement);
              statement.remove();
            } else elided.forEach((specifier) => specifier.remove());
          }
        }
      },
    },
  };
}
