import { pagesInOrder } from './pages.ts';
import type { NavigationEntry, PageReference } from './types.ts';

/** The pages whose title, groups or path hold every typed word; those with it in the title first. */
export function filterEntries(tree: readonly NavigationEntry[], query: string): PageReference[] {
  const typed = fold(query).trim();
  const words = typed.split(/\s+/).filter(Boolean);
  return pagesInOrder(tree)
    .map((page) => ({ page, rank: rankOf(page, typed, words) }))
    .filter(({ rank }) => rank < Infinity)
    .sort((a, b) => a.rank - b.rank)
    .map(({ page }) => page);
}

function rankOf({ title, trail, path }: PageReference, typed: string, words: string[]): number {
  const name = fold(title);
  const nameAndPath = `${name} ${path.replaceAll('-', ' ')}`;
  const everything = `${nameAndPath} ${path} ${fold(trail.join(' '))}`;
  const includesAll = (text: string) => words.every((word) => text.includes(word));
  if (name.startsWith(typed)) return 0;
  if (includesAll(name)) return 1;
  if (includesAll(nameAndPath)) return 2;
  return includesAll(everything) ? 3 : Infinity;
}

/** Lower case without accents, so that what is typed need not match exactly. */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
