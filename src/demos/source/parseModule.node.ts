import { parseAsync, type types } from '@babel/core';
import { displayPath } from './displayPath.node.ts';

export interface ParseOptions {
  /** `ts` reads `<T>x` as a cast, `tsx` as an element. From the file's ending unless given. */
  language?: 'ts' | 'tsx';
  /** The line of the file on which the code starts: a fence is in the middle of its page. */
  firstLine?: number;
}

export function languageOf(file: string, options: ParseOptions): 'ts' | 'tsx' {
  return options.language ?? (file.endsWith('.ts') ? 'ts' : 'tsx');
}

/** Babel's error as the writer needs it: the file, its own line, and the edit. */
export function toSyntaxError(error: unknown, file: string, options: ParseOptions): Error {
  const { loc, message } = error as { loc?: { line: number }; message: string };
  const reason = (message.split('\n')[0] ?? '')
    .replace(/^(?:unknown|\S*code\.tsx?): /, '')
    .replace(/\s*\(\d+:\d+\)$/, '')
    .replace(/\.$/, '');
  const line = loc?.line ?? Number(/^> (\d+) \|/m.exec(message)?.[1] ?? 1);
  const place = `${displayPath(file)}:${line + (options.firstLine ?? 1) - 1}`;
  const edit =
    options.firstLine === undefined ? 'Fix it.' : 'Fix it, or give the fence another language.';
  return new Error(`${place}: this code isn't valid TypeScript: ${reason}. ${edit}`, {
    cause: error,
  });
}

/** Parses TypeScript; a syntax error names the file and the line. */
export async function parseModule(
  source: string,
  file: string,
  options: ParseOptions = {},
): Promise<types.File> {
  const jsx = languageOf(file, options) === 'tsx' ? (['jsx'] as const) : [];
  try {
    const parsed = await parseAsync(source, {
      babelrc: false,
      configFile: false,
      sourceType: 'module',
      parserOpts: { plugins: ['typescript', ...jsx], allowReturnOutsideFunction: true },
    });
    if (!parsed) throw new Error('nothing to parse');
    return parsed as types.File;
  } catch (error) {
    throw toSyntaxError(error, file, options);
  }
}
