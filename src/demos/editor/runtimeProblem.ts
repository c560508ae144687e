import { ProblemError, type Problem } from './problem.ts';

const prefix = 'edited/';

/** How an edited file is called in stacks. */
export function sourceName(path: string): string {
  // Whitespace would end the name.
  return prefix + path.replace(/\s/g, '_');
}

/** What edited code threw, with its line when it was thrown in the demo's own file. */
export function runtimeProblem(error: unknown, mainPath: string): Problem {
  if (error instanceof ProblemError) return error.problem;
  const message = error instanceof Error ? error.message : String(error);
  const line = runtimeLine(error, mainPath);
  return { kind: 'runtime', message, ...(line !== undefined && { line }) };
}

/** The innermost line of the file `path` in an error's stack. */
export function runtimeLine(error: unknown, path: string): number | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const at = stack.indexOf(`${sourceName(path)}:`);
  if (at === -1) return undefined;
  const line = /^:(\d+)/.exec(stack.slice(at + sourceName(path).length))?.[1];
  return line === undefined ? undefined : Number(line);
}

/** Whether an error was thrown in edited code of this file, wherever it surfaced. */
export function isOfFile(error: unknown, path: string): boolean {
  return runtimeLine(error, path) !== undefined;
}
