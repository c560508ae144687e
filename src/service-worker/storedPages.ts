import { fromAddress } from '../links/index.ts';
import { demoPages, isCacheOf } from './names.ts';
import { readPageTable } from './pageTable.ts';

export interface StoredPage {
  path: string;
  title: string;
}

/** The documentation pages that are on this device, by title. One without a title is named by its path. */
export async function storedPages(
  caches: CacheStorage,
  fetch: (path: string) => Promise<Response>,
): Promise<StoredPage[]> {
  const paths = new Set<string>();
  const names = await caches.keys();
  for (const name of names.filter((it) => isCacheOf('pages', it) || isCacheOf('saved', it))) {
    const requests = await (await caches.open(name)).keys();
    for (const { url } of requests) paths.add(new URL(url).pathname);
  }
  const titles = new Map((await readPageTable(fetch)).pages.map(([path, title]) => [path, title]));
  return [...paths]
    .filter(isPage)
    .map((path) => ({ path, title: titles.get(fromAddress(path)) ?? path }))
    .sort((one, other) => one.title.localeCompare(other.title));
}

function isPage(path: string): boolean {
  return path.endsWith('/') && !fromAddress(path).startsWith(demoPages);
}

/** Every word of the query is somewhere in the title or the path. */
export function matchesQuery({ title, path }: StoredPage, query: string): boolean {
  const text = `${title} ${path}`.toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
