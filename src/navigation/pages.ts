import { hasPage, pathOf, type PagePaths } from './hasPage.ts';
import { titleOf } from './titles.ts';
import { circleMessage } from './circle.ts';
import type { NavigationEntry, PageReference, Plan } from './types.ts';

type Tree = readonly NavigationEntry[];

/** Every page of the tree in reading order. */
export function pagesInOrder(tree: Tree, pages?: PagePaths): readonly PageReference[] {
  return orderOf(tree, pages).list;
}

export interface TrailStep {
  entry: NavigationEntry;
  title: string;
  /** null: a group without a page of its own. */
  path: string | null;
}

/** The groups around a page and the page itself, for breadcrumbs; empty when it is not listed. */
export function trailOf(tree: Tree, path: string, pages?: PagePaths): TrailStep[] {
  const same = placesOf(tree).byPath.get(samePath(path)) ?? [];
  const found = same.find(({ entry }) => hasPage(entry, pages)) ?? same[0];
  if (!found) return [];
  return [...found.parents, found.entry].map((entry) => ({
    entry,
    title: titleOf(entry),
    path: hasPage(entry, pages) || entry === found.entry ? pathOf(entry) : null,
  }));
}

/** The plan that a page needs: its own, or that of the nearest group around it that is marked. */
export function planOfTrail(trail: readonly TrailStep[]): Plan | undefined {
  return trail.findLast(({ entry }) => entry.plan)?.entry.plan;
}

/**
 * The pages before and after a page of the same product; planned entries and groups without a page are
 * passed over. Before a product's first page comes none: what is there belongs to another product.
 */
export function neighborsOf(
  tree: Tree,
  path: string,
  pages?: PagePaths,
): { previous?: PageReference; next?: PageReference } {
  const { list, order } = orderOf(tree, pages);
  const index = order.get(samePath(path));
  if (index === undefined) return {};
  const current = list[index];
  const ofProduct = (page?: PageReference) =>
    page?.trail[0] === current?.trail[0] ? page : undefined;
  const previous = ofProduct(list[index - 1]);
  const next = ofProduct(list[index + 1]);
  return { ...(previous && { previous }), ...(next && { next }) };
}

interface Order {
  list: readonly PageReference[];
  order: Map<string, number>;
}

const everyPage: PagePaths = new Set();
const orders = new WeakMap<Tree, WeakMap<PagePaths, Order>>();

/** Cached for each tree: every page needs its neighbors and the first page of each product. */
function orderOf(tree: Tree, pages?: PagePaths): Order {
  const kept = orders.get(tree) ?? new WeakMap<PagePaths, Order>();
  orders.set(tree, kept);
  const known = kept.get(pages ?? everyPage);
  if (known) return known;
  const list = placesOf(tree).list.flatMap(({ entry, parents }) =>
    hasPage(entry, pages)
      ? [{ entry, path: pathOf(entry), title: titleOf(entry), trail: parents.map(titleOf) }]
      : [],
  );
  // The first of two entries for one page counts.
  const order = new Map(list.map(({ path }, index) => [path, index] as const).reverse());
  kept.set(pages ?? everyPage, { list, order });
  return { list, order };
}

interface Place {
  entry: NavigationEntry;
  parents: NavigationEntry[];
}

interface Places {
  list: Place[];
  /** Without places on another page. */
  byPath: Map<string, Place[]>;
}

const kept = new WeakMap<Tree, Places>();

/** Kept for each tree: every page asks for its trail. */
function placesOf(tree: Tree): Places {
  const known = kept.get(tree);
  if (known) return known;
  const places: Places = { list: walk(tree, []), byPath: new Map() };
  for (const place of places.list) {
    if (place.entry.pathname.includes('#')) continue;
    const path = pathOf(place.entry);
    places.byPath.set(path, [...(places.byPath.get(path) ?? []), place]);
  }
  kept.set(tree, places);
  return places;
}

/** Every entry with the groups around it, parents before children. */
export function walk(tree: Tree, parents: NavigationEntry[]): Place[] {
  return tree.flatMap((entry) => {
    if (parents.includes(entry)) throw new Error(circleMessage([...parents, entry]));
    return [{ entry, parents }, ...walk(entry.children ?? [], [...parents, entry])];
  });
}

function samePath(path: string): string {
  return `${path.replace(/[?#].*$/s, '').replace(/\/$/, '')}/`;
}
