import { types } from '@babel/core';
import { displayPath, parseModule } from '../parseModule.node.ts';
import { findNames, type ModuleNames } from './occurrences.node.ts';

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

/** What the inlining of a module needs to know of it. */
export interface ModuleFacts extends ModuleNames {
  /** Where type parameters end that need a comma beside elements: `<T>() => …` is `<T,>() => …`. */
  commas: number[];
  text: string;
  tree: types.File;
  statements: Statement[];
  imports: Map<string, ImportedName>;
  exports: Map<string, Exported>;
  /** Modules of which it exports everything. */
  stars: string[];
  /** Modules that it loads for more than their types. */
  loaded: Set<string>;
}

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
function readStatement(node: types.Statement, facts: ModuleFacts): Statement {
  const place = placeOf(node, facts.text, facts.tree.comments ?? []);
  const plain = { ...place, declares: [], names: [], isDefault: false };
  switch (node.type) {
    case 'ImportDeclaration': {
      const names = namesOf(node);
      for (const each of names) facts.imports.set(each.local, each);
      if (names.length === 0 || names.some(({ isType }) => !isType))
        facts.loaded.add(node.source.value);
      return { ...plain, kind: 'import', names, ...(names.length === 0 && { loads: node.source.value }) };
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

/** What can't be written in the one file, which is TypeScript with elements. */
function checkFits(tree: types.File, file: string): void {
  types.traverseFast(tree, (node) => {
    if (node.type === 'TSTypeAssertion')
      throw new Error(
        `${displayPath(file)}:${node.loc?.start.line}: a cast with angle brackets can't become part of a demo. Write "as".`,
      );
    const source =
      node.type === 'CallExpression' && node.callee.type === 'Import'
        ? node.arguments[0]
        : node.type === 'TSImportType'
          ? node.argument
          : undefined;
    if (source?.type === 'StringLiteral' && source.value.startsWith('.'))
      throw new Error(
        `${displayPath(file)}:${node.loc?.start.line}: import('${source.value}') can't become part of one file. Import it at the top.`,
      );
  });
}

function commasOf(tree: types.File, file: string): number[] {
  const commas: number[] = [];
  if (file.endsWith('.tsx')) return commas;
  types.traverseFast(tree, (node) => {
    if (node.type !== 'ArrowFunctionExpression') return;
    const [only, ...more] = node.typeParameters && 'params' in node.typeParameters ? node.typeParameters.params : [];
    if (only?.type === 'TSTypeParameter' && !only.constraint && more.length === 0)
      commas.push(only.end ?? 0);
  });
  return commas;
}

const memo = new Map<string, Promise<ModuleFacts>>();

/** Reads a module once for all the demos that share it. */
export function moduleFacts(text: string, file: string): Promise<ModuleFacts> {
  const key = `${file}\n${text}`;
  const found = memo.get(key) ?? read(text, file);
  memo.set(key, found);
  found.catch(() => memo.delete(key));
  return found;
}

async function read(text: string, file: string): Promise<ModuleFacts> {
  const tree = await parseModule(text, file);
  checkFits(tree, file);
  const facts: ModuleFacts = {
    text,
    tree,
    statements: [],
    commas: commasOf(tree, file),
    imports: new Map(),
    exports: new Map(),
    stars: [],
    loaded: new Set(),
    occurrences: [],
    globals: new Set(),
    inner: new Set(),
  };
  facts.statements = tree.program.body.map((node) => readStatement(node, facts));
  const topLevel = new Set([
    ...facts.imports.keys(),
    ...facts.statements.flatMap(({ declares }) => declares),
  ]);
  return { ...facts, ...findNames(tree, topLevel) };
}
