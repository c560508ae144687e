import type { types } from '@babel/core';
import { parseModule } from '../parseModule.node.ts';
import { checkFits, commasOf } from './fit.node.ts';
import { findNames, type ModuleNames } from './occurrences.node.ts';
import {
  readStatement,
  type Exported,
  type ImportedName,
  type Statement,
} from './statements.node.ts';

/** What inlining needs to know about a module. */
export interface ModuleFacts extends ModuleNames {
  /** Where type parameters need a comma. */
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
