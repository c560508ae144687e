import type { EditorStrings } from '../../language/strings.ts';
import { fill } from '../../language/fill.ts';

/** Why edited code does not run, as data: it also travels between windows. */
export type Problem = { line?: number } & (
  | { kind: 'syntax' | 'runtime'; message: string }
  | { kind: 'unknown-module'; specifier: string }
  | { kind: 'module-not-loaded'; specifier: string }
  | { kind: 'no-component'; file: string }
  | { kind: 'compile-timeout'; seconds: number }
  | { kind: 'compiler-not-loaded' }
);

export function problemText(problem: Problem, strings: EditorStrings): string {
  switch (problem.kind) {
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

/** A problem that is thrown on its way to the panel. */
export class ProblemError extends Error {
  override name = 'ProblemError';
  constructor(readonly problem: Problem) {
    super('message' in problem ? problem.message : problem.kind);
  }
}
