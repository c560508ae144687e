import type { CompiledModule, Problem } from '../../editor/index.ts';

export interface Look {
  mode: 'light' | 'dark';
  direction: 'ltr' | 'rtl';
}

/** From the playground to its frame. */
export type ToFrame =
  | ({ type: 'look' } & Look)
  | { type: 'run'; turn: number; modules: CompiledModule[]; styles: string[] }
  | { type: 'ping'; beat: number };

/** From the frame. The code in it can send anything, so that everything is read with `readFromFrame`. */
export type FromFrame =
  | { type: 'ready' }
  | { type: 'pong'; beat: number }
  | { type: 'ran'; turn: number }
  | { type: 'failed'; turn: number; problem: Problem };

const longestMessage = 2000;

/** The message; undefined for anything else. */
export function readFromFrame(data: unknown): FromFrame | undefined {
  if (!isRecord(data)) return undefined;
  const { type, turn, beat } = data;
  if (type === 'ready') return { type };
  if (type === 'pong' && isCount(beat)) return { type, beat };
  if (type === 'ran' && isCount(turn)) return { type, turn };
  if (type !== 'failed' || !isCount(turn)) return undefined;
  const problem = readProblem(data.problem);
  return problem && { type, turn, problem };
}

function readProblem(data: unknown): Problem | undefined {
  if (!isRecord(data)) return undefined;
  const { kind } = data;
  const place = isCount(data.line) ? { line: data.line } : {};
  const text = (value: unknown) =>
    typeof value === 'string' ? value.slice(0, longestMessage) : '';
  if (kind === 'syntax' || kind === 'runtime')
    return { kind, message: text(data.message), ...place };
  if (kind === 'unknown-module' || kind === 'module-not-loaded')
    return { kind, specifier: text(data.specifier), ...place };
  if (kind === 'no-component') return { kind, file: text(data.file), ...place };
  return undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
