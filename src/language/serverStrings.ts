import { cache } from 'react';
import { english } from './english.ts';
import type { LanguageDefinition } from './definition.ts';
import type { Strings } from './strings.ts';

/** One slot a rendered page: server components have no context. */
const slot = cache((): { language: LanguageDefinition; prose: LanguageDefinition } => ({
  language: english,
  prose: english,
}));

/** `prose`: the language that the page is written in, where it isn't translated. */
export function setServerLanguage(language: LanguageDefinition, prose = language): void {
  Object.assign(slot(), { language, prose });
}

/** The code of the language of the page that is being rendered. */
export function serverLanguage(): string {
  return slot().language.code;
}

/** The shell's texts in the language of the page that is being rendered. */
export function serverStrings(): Strings {
  return slot().language.strings;
}

/** The texts inside the page's own text, in the language of that. */
export function proseStrings(): Strings {
  return slot().prose.strings;
}
