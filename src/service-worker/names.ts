import { toAddress } from '../links/index.ts';

/** Where the worker is, and what it answers for. */
export const workerPath = '/x/sw.js';
export const workerScope = '/x/';

/** The page that is shown in place of one that is not stored. */
export const offlinePath = '/x/offline/';

/** Titles and files of all pages, as the build knows them. */
export const pageTablePath = `${offlinePath}pages.json`;

/** Below it, each page shows one demo alone. */
export const demoPages = '/x/demo/';

const folder = toAddress('/').slice(0, -1);

/** Every cache of the site begins with this: nothing else is ever removed, such as that of another site of the host. */
export const cachePrefix = (folder && `docs:${folder}-`) || 'docs-';

/** Holds the files of every build that has been installed; each build removes those it does not use. */
const shellCache = `${cachePrefix}shell`;

/** The caches of one build. */
export function cachesOf(version: string) {
  return {
    pages: `${cachePrefix}pages-${version}`,
    assets: `${cachePrefix}assets-${version}`,
    search: `${cachePrefix}search-${version}`,
    /** Whole products that the reader has saved. */
    saved: `${cachePrefix}saved-${version}`,
  };
}

export type CacheKind = keyof ReturnType<typeof cachesOf>;

/** At most so many files in each; the longest unused goes first. Saved products are the reader's own. */
export const cacheLimits = { pages: 240, assets: 240, search: 60 } as const;

/** `docs-pages-…` of any build. */
export function isCacheOf(kind: CacheKind, name: string): boolean {
  return name.startsWith(`${cachePrefix}${kind}-`);
}

/** What a new build removes: the caches of all others. */
export function outdatedCaches(names: readonly string[], version: string): string[] {
  const kept: string[] = [shellCache, ...Object.values(cachesOf(version))];
  return names.filter((name) => name.startsWith(cachePrefix) && !kept.includes(name));
}

/** The marker in a `saved` cache for each product in it. */
export function savedMarker(product: string): string {
  return `${offlinePath}saved/${product}`;
}

/** Marks the requests of a saving page: they go past the worker, which would store them a second time. */
export const saveHeader = 'x-docs-save';

export const productSizesPath = `${offlinePath}products.json`;

export function productListPath(product: string): string {
  return `${offlinePath}products/${product}.json`;
}

/** The files of a product, the bytes that each costs to fetch, and for scripts and styles what is inside. */
export type ProductList = [path: string, bytes: number, print?: string][];

/** Bytes of each product, to be shown before anything is fetched, and the build that they belong to. */
export interface ProductSizes {
  version: string;
  sizes: Record<string, number>;
}
