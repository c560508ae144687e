import { parseFenceMeta } from './fenceMeta.ts';

export interface Snippet {
  /** `content/data-grid/sorting/page.mdx` */
  page: string;
  /** The line of the page with its first line of code. */
  line: number;
  /** What other snippets of the page import it by. */
  title?: string;
  language: 'ts' | 'tsx';
  code: string;
}

const fence = /^( *)(`{3,})(tsx?)\b([^\n]*)\n([\s\S]*?)^\1\2 *$/gm;

/** The TypeScript of a page that compiles as a file: each fence with an import. */
export function snippetsOf(source: string, page: string): Snippet[] {
  return fencesOf(source, page).flatMap(({ before, snippet }) =>
    before || isFragment(snippet.code) ? [] : [snippet],
  );
}

/** The TypeScript of a page that is for an old release, fragments too. */
export function oldSnippetsOf(source: string, page: string): Snippet[] {
  return fencesOf(source, page).flatMap(({ before, snippet }) => (before ? [snippet] : []));
}

/** Without an import, code shows a part of a file. */
export function isFragment(code: string): boolean {
  return !/^import /m.test(code);
}

function fencesOf(source: string, page: string): { before: boolean; snippet: Snippet }[] {
  return [...source.matchAll(fence)].map(({ index, 1: indent, 3: language, 4: meta, 5: text }) => {
    const line = source.slice(0, index).split('\n').length + 1;
    const { before, title } = parseFenceMeta(meta?.trim() ?? '', `${page}:${line - 1}`);
    const code = (text ?? '').replace(new RegExp(`^${indent}`, 'gm'), '');
    return {
      before,
      snippet: { page, line, language: language as 'ts' | 'tsx', code, ...(title && { title }) },
    };
  });
}

const adapter = /Adapter(DateFns|Luxon|Moment)/;

/** Each date library has its own program: importing two adapters widens the date type of both. */
export const dateLibraries = ['Dayjs', 'DateFns', 'Luxon', 'Moment'] as const;
export type DateLibrary = (typeof dateLibraries)[number];

export function dateLibraryOf(code: string): DateLibrary {
  return (adapter.exec(code)?.[1] ?? 'Dayjs') as DateLibrary;
}

/** Demos are named by their adapter, so that the compiler's settings can leave them out. */
export function dateLibraryOfDemo(name: string): DateLibrary {
  return dateLibraries.find((library) => name.startsWith(library)) ?? 'Dayjs';
}
