import type { Strings } from './strings.ts';

export type Direction = 'ltr' | 'rtl';

/** A language of the site: add one to `languages` in `site.config.ts`. */
export interface LanguageDefinition {
  /** The first segment of its paths and the `lang` of its pages: `ar`, `pt-BR`. */
  code: string;
  /** In its own words, as shown in the language menu. */
  name: string;
  direction: Direction;
  strings: Strings;
  /** Of groups and translated pages in the sidebar, by pathname; others keep their English titles. */
  titles?: Record<string, string>;
}

/** What the browser needs to know about the other languages. */
export type LanguageName = Omit<LanguageDefinition, 'strings' | 'titles'>;
