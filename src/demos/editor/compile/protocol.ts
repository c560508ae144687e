import type { Compiled } from '../compileModules.ts';
import type { SourceFile } from '../resolveLocal.ts';

/** From the page to the worker that compiles. */
export interface ToCompiler {
  turn: number;
  files: readonly SourceFile[];
}

export type FromCompiler = { type: 'ready' } | { type: 'compiled'; turn: number; result: Compiled };
