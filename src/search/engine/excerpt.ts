import { partsOf, stem } from './tokens.ts';

/** A piece of text; `hit`: it is one of the words that were looked for. */
export interface Excerpt {
  text: string;
  hit?: true;
}

const word = /[\p{L}\p{N}]+/gu;
/** Enough of a text to find a place to show. */
const scanned = 1200;

/** Cuts the part of a text around the first words that were looked for, in pieces. */
export function createHighlighter(terms: readonly string[]) {
  const known = new Map<string, boolean>();
  const isHit = (found: string): boolean => {
    const before = known.get(found);
    if (before !== undefined) return before;
    const own = fits(found, terms);
    known.set(found, own);
    return own;
  };

  return function excerptOf(whole: string, length: number): Excerpt[] {
    const text = whole.length > scanned ? whole.slice(0, scanned) : whole;
    const hits = [...text.matchAll(word)].filter(([found]) => isHit(found));
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
    if (end < whole.length) pieces.push({ text: ' …' });
    return pieces;
  };
}

function fits(found: string, terms: readonly string[]): boolean {
  const whole = found.toLowerCase();
  const stems = partsOf(found).map(stem);
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
