import { stem, splitCase } from './tokens.ts';

/** A piece of text; `hit`: it is one of the words that were looked for. */
export interface Excerpt {
  text: string;
  hit?: true;
}

const word = /[\p{L}\p{N}]+/gu;

/** The part of a text around the first words that were looked for, in pieces. */
export function excerptOf(text: string, terms: readonly string[], length: number): Excerpt[] {
  const hits = [...text.matchAll(word)].filter(([found]) => isHit(found, terms));
  const first = hits[0]?.index ?? 0;
  const start =
    text.length <= length || first < length / 2 ? 0 : wordStart(text, first - length / 3);
  const end = Math.min(text.length, start + length);
  const pieces: Excerpt[] = [];
  let at = start;
  if (start > 0) pieces.push({ text: '… ' });
  for (const hit of hits) {
    const [found] = hit;
    if (hit.index < at || hit.index + found.length > end) continue;
    if (hit.index > at) pieces.push({ text: text.slice(at, hit.index) });
    pieces.push({ text: found, hit: true });
    at = hit.index + found.length;
  }
  if (at < end) pieces.push({ text: text.slice(at, end) });
  if (end < text.length) pieces.push({ text: ' …' });
  return pieces;
}

function isHit(found: string, terms: readonly string[]): boolean {
  const whole = found.toLowerCase();
  const stems = splitCase(found).map((part) => stem(part.toLowerCase()));
  return terms.some(
    (term) =>
      whole === term ||
      (term.length > 2 && whole.startsWith(term)) ||
      stems.includes(term) ||
      (term.length > 3 && stems.some((each) => each.startsWith(term))),
  );
}

function wordStart(text: string, at: number): number {
  const space = text.indexOf(' ', Math.max(0, Math.round(at)));
  return space === -1 ? 0 : space + 1;
}
