import { pagesInOrder } from './pages.ts';
import type { NavigationEntry, PageReference } from './types.ts';

/** The pages that have a word in title, groups or path for every typed one; titles first. */
export function filterEntries(tree: readonly NavigationEntry[], query: string): PageReference[] {
  const typed = fold(query).trim();
  const words = typed.split(/\s+/).filter(Boolean);
  return pagesInOrder(tree)
    .map((page) => ({ page, rank: rankOf(page, typed, words) }))
    .filter(({ rank }) => rank < Infinity)
    .sort((a, b) => a.rank - b.rank)
    .map(({ page }) => page);
}

function rankOf(page: PageReference, typed: string, words: string[]): number {
  const name = wordsOf(ownTitleOf(page));
  const nameAndPath = name + wordsOf(page.path);
  const everything = nameAndPath + wordsOf(page.trail.join(' '));
  const includesAll = (text: string) => words.every((word) => text.includes(` ${word}`));
  if (name.startsWith(` ${typed}`)) return 0;
  if (includesAll(name)) return 1;
  if (includesAll(nameAndPath)) return 2;
  return includesAll(everything) ? 3 : Infinity;
}

/** The title that identifies a page: for the first page of a group, the group's name. */
export function ownTitleOf({ title, trail }: Pick<PageReference, 'title' | 'trail'>): string {
  return title === 'Overview' ? (trail.at(-1) ?? title) : title;
}

/** A space before each word: "pin" begins "pinning", but not "grouping". */
function wordsOf(text: string): string {
  const humps = text.replace(/(?<=[a-z\d])(?=[A-Z])/g, ' ');
  const parts = `${text} ${humps}`.split(/[^\p{L}\p{N}\p{M}]+/u).filter(Boolean);
  return fold(parts.map((part) => ` ${part}`).join(''));
}

/** Lower case without accents, so that what is typed need not match exactly. */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
