import { cache } from 'react';
import { english } from './english.ts';
import type { LanguageDefinition } from './definition.ts';
import type { Strings } from './strings.ts';

/** One slot a rendered page: server components have no context. */
const slot = cache((): { language: LanguageDefinition } => ({ language: english }));

export function setServerLanguage(language: LanguageDefinition): void {
  slot().language = language;
}

/** The code of the language of the page that is being rendered. */
export function serverLanguage(): string {
  return slot().language.code;
}

/** The shell's texts in the language of the page that is being rendered. */
export function serverStrings(): Strings {
  return slot().language.strings;
}
