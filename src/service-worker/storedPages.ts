import { fromAddress } from '../links/index.ts';
import { isCacheOf, isDemoPage, type OfflinePlaces } from './names.ts';
import { readPageTable } from './pageTable.ts';

export interface StoredPage {
  path: string;
  title: string;
}

/** The documentation pages that are on this device, by title. One without a title is named by its path. */
export async function storedPages(
  places: OfflinePlaces,
  caches: CacheStorage,
  fetch: (path: string) => Promise<Response>,
): Promise<StoredPage[]> {
  const paths = new Set<string>();
  const names = await caches.keys();
  const isOurs = (name: string) =>
    isCacheOf(places, 'pages', name) || isCacheOf(places, 'saved', name);
  for (const name of names.filter(isOurs)) {
    const requests = await (await caches.open(name)).keys();
    for (const { url } of requests) paths.add(new URL(url).pathname);
  }
  const { pages } = await readPageTable(places.pageTable, fetch);
  const titles = new Map(pages.map(([path, title]) => [path, title]));
  return [...paths]
    .filter(isPage)
    .map((path) => ({ path, title: titles.get(fromAddress(path)) ?? path }))
    .sort((one, other) => one.title.localeCompare(other.title));
}

function isPage(path: string): boolean {
  return path.endsWith('/') && !isDemoPage(fromAddress(path));
}

/** Every word of the query is somewhere in the title or the path. */
export function matchesQuery({ title, path }: StoredPage, query: string): boolean {
  const text = `${title} ${path}`.toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
