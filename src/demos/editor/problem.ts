import { fill, type EditorStrings } from '../../language/index.ts';
import type { Mark } from './codeMirror/problemMarks.ts';
import type { Unclosed } from './unclosed.ts';

/** Why edited code does not run, as data: it also travels between windows. */
export type Problem = { line?: number } & (
  | { kind: 'syntax'; message: string; unexpected?: Unexpected }
  | { kind: 'runtime'; message: string }
  | { kind: 'unknown-module'; specifier: string }
  | { kind: 'module-not-loaded'; specifier: string }
  | { kind: 'no-component'; file: string }
  | { kind: 'compile-timeout'; seconds: number }
  | { kind: 'compiler-not-loaded' }
);

/** What the compiler stopped at. */
export interface Unexpected {
  /** From 1. */
  column: number;
  /** Empty: the end of the file. */
  found: string;
  /** If the compiler reports it. */
  expected?: string;
  /** The bracket that explains it. */
  unclosed?: Unclosed;
}

export function problemText(problem: Problem, strings: EditorStrings): string {
  switch (problem.kind) {
    case 'syntax':
      return problem.unexpected ? unexpectedText(problem.unexpected, strings) : problem.message;
    case 'unknown-module':
      return fill(strings.unknownModule, { module: problem.specifier });
    case 'module-not-loaded':
      return fill(strings.moduleNotLoaded, { module: problem.specifier });
    case 'no-component':
      return fill(strings.noComponent, { file: problem.file });
    case 'compile-timeout':
      return fill(strings.compileTimeout, { seconds: problem.seconds });
    case 'compiler-not-loaded':
      return strings.compilerNotLoaded;
    default:
      return problem.message;
  }
}

function unexpectedText(unexpected: Unexpected, strings: EditorStrings): string {
  const { found, expected, unclosed } = unexpected;
  const places = { found: quote(found), expected: quote(expected ?? '') };
  if (unclosed) {
    const bracket = { open: quote(unclosed.open), line: unclosed.line };
    const text = found === '' ? strings.unexpectedEndUnclosed : strings.unexpectedUnclosed;
    return fill(text, { ...places, ...bracket });
  }
  if (expected === undefined)
    return found === '' ? strings.unexpectedEnd : fill(strings.unexpected, places);
  return fill(found === '' ? strings.unexpectedEndWanted : strings.unexpectedWanted, places);
}

const quote = (code: string) => `“${code}”`;

/** A problem as marked in the code; empty without a line. */
export function markOf(problem: Problem | undefined, strings: EditorStrings): Mark[] {
  if (problem?.line === undefined) return [];
  const mark = { line: problem.line, message: problemText(problem, strings) };
  if (problem.kind !== 'syntax' || !problem.unexpected) return [mark];
  const { column, found } = problem.unexpected;
  return [{ ...mark, column, length: found.length }];
}

/** A problem as an error, for code that throws it. The panel shows the problem. */
export class ProblemError extends Error {
  override name = 'ProblemError';
  constructor(readonly problem: Problem) {
    super('message' in problem ? problem.message : problem.kind);
  }
}
