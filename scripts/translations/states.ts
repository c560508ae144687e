import { createHash } from 'node:crypto';

/** A page of the content with one of its translations. */
export interface TranslatedPage {
  /** Folder inside `content/`: `data-grid/sorting`. */
  folder: string;
  /** The texts of both files; undefined: there is none. */
  source: string | undefined;
  translation: string | undefined;
}

export type TranslationState = 'current' | 'old' | 'unmarked' | 'missing' | 'without source';

/** The version of a source, as the front matter of its translation has it. */
export function printOf(source: string): string {
  return createHash('sha256').update(source.replaceAll('\r\n', '\n')).digest('hex').slice(0, 12);
}

const frontMatter = /^---\r?\n([\s\S]*?)^---\s*$/m;
const mark = /^source: .*$/m;

export function stateOf({ source, translation }: TranslatedPage): TranslationState {
  if (translation === undefined) return 'missing';
  if (source === undefined) return 'without source';
  const [line] = mark.exec(frontMatter.exec(translation)?.[1] ?? '') ?? [];
  if (line === undefined) return 'unmarked';
  return line === `source: ${printOf(source)}` ? 'current' : 'old';
}

/** The translation with the version of its source in its front matter. */
export function marked(translation: string, source: string): string {
  const line = `source: ${printOf(source)}`;
  const [whole = '', fields = ''] = frontMatter.exec(translation) ?? [];
  if (whole === '') throw new Error('The translation has no front matter.');
  const next = mark.test(fields) ? fields.replace(mark, line) : `${fields}${line}\n`;
  return translation.replace(fields, () => next);
}
