import { types } from '@babel/core';
import type { ModuleFacts } from './moduleFacts.node.ts';

/** A name that a module imports. */
export interface ImportedName {
  source: string;
  /** `default`, `*` for the whole module, or the name there. */
  imported: string;
  local: string;
  isType: boolean;
}

/** The local name of a default export that has none. */
export const DEFAULT = '*default*';

export interface Statement {
  kind: 'import' | 'declaration' | 'effect' | 'list';
  /** With its comments: those directly before it, and one behind it on its last line. */
  start: number;
  end: number;
  /** Without its comments. */
  codeStart: number;
  declares: string[];
  /** Where its `export` or `export default` ends. */
  exportEnd?: number;
  isDefault: boolean;
  /** What an import without names loads: `dayjs/locale/de`, `./Striped.css`. */
  loads?: string;
  /** Of an import: what it names. */
  names: ImportedName[];
}

export type Exported = { local: string } | { source: string; imported: string };

const nameOf = (node: types.Identifier | types.StringLiteral): string =>
  node.type === 'Identifier' ? node.name : node.value;

function declaredBy(node: types.Statement | types.Expression | types.TSDeclareFunction): string[] {
  if (
    node.type === 'TSInterfaceDeclaration' ||
    node.type === 'TSTypeAliasDeclaration' ||
    node.type === 'TSEnumDeclaration' ||
    node.type === 'TSDeclareFunction'
  )
    return node.id ? [node.id.name] : [];
  if (node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration')
    return node.id ? [node.id.name] : [];
  return node.type === 'VariableDeclaration' ? Object.keys(types.getBindingIdentifiers(node)) : [];
}

function namesOf(node: types.ImportDeclaration): ImportedName[] {
  return node.specifiers.map((each) => ({
    source: node.source.value,
    local: each.local.name,
    imported:
      each.type === 'ImportSpecifier'
        ? nameOf(each.imported)
        : each.type === 'ImportDefaultSpecifier'
          ? 'default'
          : '*',
    isType:
      node.importKind === 'type' || (each.type === 'ImportSpecifier' && each.importKind === 'type'),
  }));
}

/** A statement's place with the comments that belong to it. */
function placeOf(node: types.Statement, text: string, comments: readonly types.Comment[]) {
  const codeStart = node.start ?? 0;
  let start = codeStart;
  let end = node.end ?? 0;
  for (const comment of [...comments].reverse()) {
    const [from, to] = [comment.start ?? 0, comment.end ?? 0];
    if (to > start) continue;
    const isOwnLine = text.slice(text.lastIndexOf('\n', from - 1) + 1, from).trim() === '';
    if (!isOwnLine || !/^[ \t]*\n?[ \t]*$/.test(text.slice(to, start))) break;
    start = from;
  }
  const behind = comments.find((comment) => (comment.start ?? 0) >= end);
  if (behind && /^[ \t]+$/.test(text.slice(end, behind.start ?? end))) end = behind.end ?? end;
  return { codeStart, start, end };
}

/** Reads one top-level statement, and enters what it exports into the facts of its module. */
export function readStatement(node: types.Statement, facts: ModuleFacts): Statement {
  const place = placeOf(node, facts.text, facts.tree.comments ?? []);
  const plain = { ...place, declares: [], names: [], isDefault: false };
  switch (node.type) {
    case 'ImportDeclaration': {
      const names = namesOf(node);
      for (const each of names) facts.imports.set(each.local, each);
      if (names.length === 0 || names.some(({ isType }) => !isType))
        facts.loaded.add(node.source.value);
      return {
        ...plain,
        kind: 'import',
        names,
        ...(names.length === 0 && { loads: node.source.value }),
      };
    }
    case 'ExportAllDeclaration':
      facts.stars.push(node.source.value);
      facts.loaded.add(node.source.value);
      return { ...plain, kind: 'list' };
    case 'ExportDefaultDeclaration': {
      const { declaration } = node;
      if (declaration.type === 'Identifier') {
        facts.exports.set('default', { local: declaration.name });
        return { ...plain, kind: 'list', isDefault: true };
      }
      const [local = DEFAULT] = declaredBy(declaration);
      facts.exports.set('default', { local });
      const exportEnd = declaration.start ?? 0;
      return { ...plain, kind: 'declaration', declares: [local], exportEnd, isDefault: true };
    }
    case 'ExportNamedDeclaration': {
      for (const each of node.specifiers) {
        if (each.type === 'ExportDefaultSpecifier') continue;
        const exported = nameOf(each.exported);
        const local = each.type === 'ExportSpecifier' ? each.local.name : '*';
        facts.exports.set(
          exported,
          node.source ? { source: node.source.value, imported: local } : { local },
        );
      }
      if (node.source && node.exportKind !== 'type') facts.loaded.add(node.source.value);
      if (!node.declaration) {
        const isDefault = node.specifiers.some(
          (each) => each.type === 'ExportSpecifier' && nameOf(each.exported) === 'default',
        );
        return { ...plain, kind: 'list', isDefault };
      }
      const declares = declaredBy(node.declaration);
      for (const local of declares) facts.exports.set(local, { local });
      return { ...plain, kind: 'declaration', declares, exportEnd: node.declaration.start ?? 0 };
    }
    default: {
      const declares = declaredBy(node);
      return { ...plain, kind: declares.length > 0 ? 'declaration' : 'effect', declares };
    }
  }
}
