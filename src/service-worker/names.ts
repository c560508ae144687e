import { localizePath } from '../language/index.ts';
import { toAddress } from '../links/index.ts';

/** Beside what it answers for. */
export const workerFile = 'sw.js';

/** The page that is shown in place of one that is not stored; each language has its own. */
export const offlinePath = '/x/offline/';

export type OfflinePlaces = ReturnType<typeof offlinePlaces>;

/** A worker answers for the folder that it is in, so every language has one, with files and caches of its own. */
export function offlinePlaces(language: string) {
  const at = (path: string) => localizePath(path, language);
  const folder = toAddress(at('/')).slice(0, -1);
  const offline = at(offlinePath);
  return {
    /** Where the worker is, and what it answers for. */
    worker: at(`/x/${workerFile}`),
    scope: at('/x/'),
    offline,
    /** Titles and files of all pages, as the build knows them. */
    pageTable: `${offline}pages.json`,
    productSizes: `${offline}products.json`,
    productList: (product: string) => `${offline}products/${product}.json`,
    /** The marker in a `saved` cache for each product in it. */
    savedMarker: (product: string) => `${offline}saved/${product}`,
    /** Every cache begins with this: nothing else is ever removed, such as that of another site of the host. */
    cachePrefix: folder ? `docs:${folder}-` : 'docs-',
  };
}

const demoPages = /^(?:\/[\w-]+)?\/x\/demo\//;

/** Whether a page shows one demo alone, in any language. */
export function isDemoPage(path: string): boolean {
  return demoPages.test(path);
}

/** The caches of one build. */
export function cachesOf({ cachePrefix }: OfflinePlaces, version: string) {
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
export function isCacheOf({ cachePrefix }: OfflinePlaces, kind: CacheKind, name: string): boolean {
  return name.startsWith(`${cachePrefix}${kind}-`);
}

/** What a new build removes: the caches of all others. The shell's holds the files of every build that was installed. */
export function outdatedCaches(
  places: OfflinePlaces,
  names: readonly string[],
  version: string,
): string[] {
  const { cachePrefix } = places;
  const kept: string[] = [`${cachePrefix}shell`, ...Object.values(cachesOf(places, version))];
  return names.filter((name) => name.startsWith(cachePrefix) && !kept.includes(name));
}

/** Marks the requests of a saving page: they go past the worker, which would store them a second time. */
export const saveHeader = 'x-docs-save';

/** The files of a product, the bytes that each costs to fetch, and for scripts and styles what is inside. */
export type ProductList = [path: string, bytes: number, print?: string][];

/** Bytes of each product, to be shown before anything is fetched, and the build that they belong to. */
export interface ProductSizes {
  version: string;
  sizes: Record<string, number>;
}
