import { hasPage, pathOf, type PagePaths } from './hasPage.ts';
import { titleOf } from './titles.ts';
import type { NavigationEntry, PageReference } from './types.ts';

type Tree = readonly NavigationEntry[];

/** Every page of the tree in reading order. */
export function pagesInOrder(tree: Tree, pages?: PagePaths): PageReference[] {
  return walk(tree, []).flatMap(({ entry, parents }) =>
    hasPage(entry, pages)
      ? [{ entry, path: pathOf(entry), title: titleOf(entry), trail: parents.map(titleOf) }]
      : [],
  );
}

export interface TrailStep {
  entry: NavigationEntry;
  title: string;
  /** null: a group without a page of its own. */
  path: string | null;
}

/** The groups around a page and the page itself, for breadcrumbs; empty when it is not listed. */
export function trailOf(tree: Tree, path: string, pages?: PagePaths): TrailStep[] {
  const wanted = samePath(path);
  const found =
    walk(tree, []).find(({ entry }) => hasPage(entry, pages) && pathOf(entry) === wanted) ??
    walk(tree, []).find(({ entry }) => !entry.pathname.includes('#') && pathOf(entry) === wanted);
  if (!found) return [];
  return [...found.parents, found.entry].map((entry) => ({
    entry,
    title: titleOf(entry),
    path: hasPage(entry, pages) || entry === found.entry ? pathOf(entry) : null,
  }));
}

/** The pages before and after a page; planned entries and groups without a page are passed over. */
export function neighboursOf(
  tree: Tree,
  path: string,
  pages?: PagePaths,
): { previous?: PageReference; next?: PageReference } {
  const list = pagesInOrder(tree, pages);
  const index = list.findIndex((page) => page.path === samePath(path));
  if (index === -1) return {};
  const previous = list[index - 1];
  const next = list[index + 1];
  return { ...(previous && { previous }), ...(next && { next }) };
}

interface Place {
  entry: NavigationEntry;
  parents: NavigationEntry[];
}

/** Every entry with the groups around it, parents before children. */
export function walk(tree: Tree, parents: NavigationEntry[]): Place[] {
  return tree.flatMap((entry) => [
    { entry, parents },
    ...walk(entry.children ?? [], [...parents, entry]),
  ]);
}

function samePath(path: string): string {
  return `${path.replace(/[?#].*$/s, '').replace(/\/$/, '')}/`;
}
