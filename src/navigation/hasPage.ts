import type { NavigationEntry } from './types.ts';

/** The canonical paths of existing pages, where they are known; see `hasPage`. */
export type PagePaths = ReadonlySet<string>;

/** The canonical path of an entry's page. */
export function pathOf({ pathname }: NavigationEntry): string {
  return `${pathname.replace(/#.*$/, '').replace(/\/$/, '')}/`;
}

/**
 * Whether an entry is a link. Planned entries and places on another page aren't links.
 * A group is one only if it is known to have a page: without `pages` it is not.
 */
export function hasPage(entry: NavigationEntry, pages?: PagePaths): boolean {
  if (entry.planned || entry.pathname.includes('#')) return false;
  const isGroup = (entry.children ?? []).length > 0;
  return pages ? pages.has(pathOf(entry)) : !isGroup;
}
