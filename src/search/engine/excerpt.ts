import { formsOf } from './tokens.ts';

/** A piece of text; `hit`: it is one of the words that were looked for. */
export interface Excerpt {
  text: string;
  hit?: true;
}

const word = /[\p{L}\p{N}]+/uy;
const letter = /[\p{L}\p{N}]/u;
/** Enough of a text to find a place to show. */
const scanned = 1200;

/** Cuts the part of a text around the first words that were looked for, in pieces. */
export function createHighlighter(terms: readonly string[]) {
  const known = new Map<string, boolean>();
  const isHit = (found: string): boolean => {
    const before = known.get(found);
    if (before !== undefined) return before;
    const result = fits(found, terms);
    known.set(found, result);
    return result;
  };

  // No form of a word changes its first two letters: most words need no closer look.
  const heads = new RegExp(terms.map((term) => term.slice(0, 2)).join('|') || '(?!)', 'gi');

  /** One after the other: what lies behind the excerpt is not looked at. */
  function* hitsIn(text: string) {
    heads.lastIndex = 0;
    for (let head = heads.exec(text); head; head = heads.exec(text)) {
      const at = wordStart(text, head.index);
      word.lastIndex = at;
      const found = word.exec(text)?.[0] ?? '';
      heads.lastIndex = Math.max(heads.lastIndex, at + found.length);
      if (isHit(found)) yield { at, found };
    }
  }

  return function excerptOf(whole: string, length: number): Excerpt[] {
    const text = whole.length > scanned ? whole.slice(0, scanned) : whole;
    const pieces: Excerpt[] = [];
    let at = 0;
    let end = wordEnd(text, length);
    let isFirst = true;
    for (const hit of hitsIn(text)) {
      if (isFirst && text.length > length && hit.at >= length / 2) {
        at = nextWord(text, hit.at - length / 3);
        end = wordEnd(text, at + length);
        pieces.push({ text: '… ' });
      }
      isFirst = false;
      if (hit.at + hit.found.length > end) break;
      if (hit.at > at) pieces.push({ text: text.slice(at, hit.at) });
      pieces.push({ text: hit.found, hit: true });
      at = hit.at + hit.found.length;
    }
    if (at < end) pieces.push({ text: text.slice(at, end) });
    if (end < whole.length) pieces.push({ text: ' …' });
    return pieces;
  };
}

function fits(found: string, terms: readonly string[]): boolean {
  const { whole, stems } = formsOf(found);
  return terms.some(
    (term) =>
      whole === term ||
      (term.length > 2 && whole.startsWith(term)) ||
      stems.includes(term) ||
      (term.length > 3 && stems.some((each) => each.startsWith(term))),
  );
}

function wordStart(text: string, at: number): number {
  let start = at;
  while (start > 0 && letter.test(text[start - 1] ?? '')) start -= 1;
  return start;
}

/** The end of the last whole word before a place; one that is longer than all of it is cut. */
function wordEnd(text: string, at: number): number {
  if (at >= text.length) return text.length;
  const space = text.lastIndexOf(' ', at);
  return space > at / 2 ? space : at;
}

function nextWord(text: string, at: number): number {
  const space = text.indexOf(' ', Math.max(0, Math.round(at)));
  return space === -1 ? 0 : space + 1;
}
