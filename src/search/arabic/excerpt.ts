import type { Excerpt } from '../engine/excerpt.ts';
import { arabicLetters, wordForm } from './normalize.ts';

const words = /[\u0621-\u065F\u0670-\u06D3]+|[A-Za-z0-9]+/g;
const scanned = 1200;
const shortest = 3;

/** Cuts the part of a text around the first words that were looked for. `query`: normalized. */
export function createArabicHighlighter(query: string) {
  const terms = query
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const isHit = (word: string) => {
    const form = arabicLetters.test(word) ? wordForm(word) : word.toLowerCase();
    return terms.some(
      (term) => form === term || (term.length >= shortest && form.startsWith(term)),
    );
  };
  return function excerptOf(whole: string, length: number): Excerpt[] {
    const text = whole.slice(0, scanned);
    const hits = [...text.matchAll(words)].filter(([word]) => isHit(word));
    const first = hits[0]?.index ?? 0;
    const start =
      text.length > length && first >= length / 2 ? wordStart(text, first - length / 3) : 0;
    const end = wordEnd(text, start + length);
    const pieces: Excerpt[] = start > 0 ? [{ text: '… ' }] : [];
    let at = start;
    for (const { 0: word, index } of hits) {
      if (index < at || index + word.length > end) continue;
      if (index > at) pieces.push({ text: text.slice(at, index) });
      pieces.push({ text: word, hit: true });
      at = index + word.length;
    }
    if (at < end) pieces.push({ text: text.slice(at, end) });
    if (end < whole.length) pieces.push({ text: ' …' });
    return pieces;
  };
}

function wordStart(text: string, at: number): number {
  const space = text.indexOf(' ', Math.round(at));
  return space === -1 ? 0 : space + 1;
}

function wordEnd(text: string, at: number): number {
  if (at >= text.length) return text.length;
  const space = text.lastIndexOf(' ', at);
  return space > 0 ? space : at;
}
