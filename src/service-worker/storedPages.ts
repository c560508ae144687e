import { isCacheOf } from './names.ts';

export interface StoredPage {
  path: string;
  title: string;
}

/** The documentation pages that are on this device, by title. */
export async function storedPages(caches: CacheStorage): Promise<StoredPage[]> {
  const found = new Map<string, string>();
  const names = await caches.keys();
  for (const name of names.filter((it) => isCacheOf('pages', it) || isCacheOf('saved', it))) {
    const cache = await caches.open(name);
    const requests = (await cache.keys()).filter(({ url }) => isPage(new URL(url).pathname));
    const titles = await Promise.all(
      requests.map(async (request) => titleOf((await (await cache.match(request))?.text()) ?? '')),
    );
    requests.forEach(({ url }, index) => {
      const title = titles[index];
      if (title) found.set(new URL(url).pathname, title);
    });
  }
  const pages = [...found].map(([path, title]) => ({ path, title }));
  return pages.sort((one, other) => one.title.localeCompare(other.title));
}

function isPage(path: string): boolean {
  return path.endsWith('/') && !path.startsWith('/x/demo/');
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** The page's own title, without the name of the site after it. */
export function titleOf(html: string): string {
  const text = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
  const plain = text.replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole);
  return plain.replace(/ · [^·]*$/, '');
}

/** Every word of the query is somewhere in the title or the path. */
export function matchesQuery({ title, path }: StoredPage, query: string): boolean {
  const text = `${title} ${path}`.toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
