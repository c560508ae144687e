import { cache } from 'react';
import { english } from './english.ts';
import type { Strings } from './strings.ts';

/** One slot a rendered page: server components have no context. */
const slot = cache(() => ({ strings: english.strings }));

export function setServerStrings(strings: Strings): void {
  slot().strings = strings;
}

/** The shell's texts in the language of the page that is being rendered. */
export function serverStrings(): Strings {
  return slot().strings;
}
