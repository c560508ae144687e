import { transform } from 'sucrase';
import { importsOf } from '../source/index.ts';
import type { Problem } from './problem.ts';
import { resolveLocal, type SourceFile } from './resolveLocal.ts';
import { unclosedBefore } from './unclosed.ts';

export interface CompiledModule {
  path: string;
  /** CommonJS, line for line with the source. */
  code: string;
  imports: { specifier: string; line: number }[];
}

export type Compiled =
  | { modules: CompiledModule[]; problem?: undefined }
  | { modules?: undefined; problem: Problem };

/** Compiles the first file and those that it imports from the others. */
export function compileModules(files: readonly SourceFile[]): Compiled {
  const [main] = files;
  const modules = new Map<string, CompiledModule>();
  const waiting = main ? [main] : [];
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (modules.has(file.path)) continue;
    try {
      const module = compileFile(file);
      modules.set(file.path, module);
      for (const { specifier } of module.imports) {
        const local = resolveLocal(files, file.path, specifier);
        if (local) waiting.push(local);
      }
    } catch (error) {
      return { problem: syntaxProblem(error, file, file === main) };
    }
  }
  return { modules: [...modules.values()] };
}

function compileFile({ path, text }: SourceFile): CompiledModule {
  if (path.endsWith('.json')) return { path, code: `module.exports = ${text};`, imports: [] };
  const { code } = transform(text, {
    // In a file without elements `<T>` opens a generic function.
    transforms: path.endsWith('.ts') ? ['typescript', 'imports'] : ['typescript', 'jsx', 'imports'],
    jsxRuntime: 'automatic',
    production: true,
  });
  // Imports of types alone are gone by now.
  const required = new Set([...code.matchAll(/require\('([^'\n]*)'\)/g)].map(([, name]) => name));
  const imports = importsOf(text)
    // Stylesheets are the frame's business.
    .filter(({ specifier }) => required.has(specifier) && !specifier.endsWith('.css'))
    .map(({ specifier, line }) => ({ specifier, line }));
  if (code.includes('require("react/jsx-runtime")'))
    imports.push({ specifier: 'react/jsx-runtime', line: 1 });
  return { path, code, imports };
}

/** What sucrase adds to a syntax error. */
interface Place {
  pos?: number;
  loc?: { line: number; column: number };
}

function syntaxProblem(error: unknown, file: SourceFile, isMain: boolean): Problem {
  const known = error instanceof Error ? error : new Error(String(error));
  const message = known.message.replace(/ \(\d+:\d+\)$/, '');
  const { pos, loc } = known as Place;
  if (!isMain)
    return { kind: 'syntax', message: `${file.path}${loc ? `:${loc.line}` : ''}: ${message}` };
  if (!loc || pos === undefined) return { kind: 'syntax', message };
  const problem: Problem = { kind: 'syntax', message, line: loc.line };
  if (!message.startsWith('Unexpected')) return problem;
  const [, expected] = /expected "(.+)"$/.exec(message) ?? [];
  const found = tokenAt(file.text, pos);
  const unclosed = unclosedBefore(file.text, pos, found);
  const unexpected = {
    column: loc.column,
    found,
    ...(expected !== undefined && { expected }),
    ...(unclosed && { unclosed }),
  };
  return { ...problem, unexpected };
}

/** The word, number or sign at a place; empty at the end of the file. */
function tokenAt(text: string, pos: number): string {
  const rest = text.slice(pos);
  return /^(?:[\p{L}\p{N}_$]+|=>|[=!]==?|&&|\|\||<\/|\/>|\S)/u.exec(rest)?.[0] ?? '';
}
