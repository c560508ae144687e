import { isExpected, isHashed } from './expectation.ts';
import { cachesOf, isCacheOf, type OfflinePlaces, type ProductList } from './names.ts';
import { filesOf, readPageTable } from './pageTable.ts';
import { assetsIn } from './routeOf.ts';

export interface CarryOptions {
  places: OfflinePlaces;
  caches: CacheStorage;
  fetch: (path: string) => Promise<Response>;
  version: string;
  /** Of the new build's files. */
  isKnownPrint: (print: string) => boolean;
  /** Visited pages to bring along, the newest first. */
  limit?: number;
}

/**
 * A new build has caches of its own. What the user had offline is fetched into them again while the
 * old build still serves; files whose names carry their hash are copied when their content is that of
 * the new build. Whatever fails is left out.
 */
export async function carryOver(options: CarryOptions) {
  const { places, caches, fetch, version, isKnownPrint, limit = 40 } = options;
  const names = cachesOf(places, version);
  const old = (await caches.keys()).filter((name) => !Object.values<string>(names).includes(name));
  const copyOrFetch = async (cacheName: string, path: string) => {
    const hashed = isHashed(path);
    const stored = hashed ? await caches.match(path) : undefined;
    const isKept = stored && (await isExpected(path, stored, isKnownPrint));
    const response = isKept ? stored : await fetch(path);
    if (isKept || (await isExpected(path, response, isKnownPrint)))
      await (await caches.open(cacheName)).put(path, response);
    return response;
  };

  const marker = places.savedMarker('');
  for (const name of old.filter((candidate) => isCacheOf(places, 'saved', candidate))) {
    for (const path of await pathsIn(caches, name)) {
      const product = path.startsWith(marker) ? path.slice(marker.length) : '';
      if (product) await attempt(() => carryProduct(product));
    }
  }

  async function carryProduct(product: string) {
    const answer = await fetch(places.productList(product));
    if (!answer.ok) return;
    const list = (await answer.json()) as ProductList;
    for (const [path] of list) await attempt(() => copyOrFetch(names.saved, path));
    await (await caches.open(names.saved)).put(places.savedMarker(product), new Response('saved'));
  }

  let known: ReturnType<typeof readPageTable> | undefined;
  const table = () => (known ??= readPageTable(places.pageTable, fetch));

  for (const name of old.filter((candidate) => isCacheOf(places, 'pages', candidate))) {
    const paths = (await pathsIn(caches, name)).reverse().slice(0, limit);
    for (const path of paths) await attempt(() => carryPage(path));
  }

  async function carryPage(path: string) {
    const before = await caches.match(path);
    const fresh = await copyOrFetch(names.pages, path);
    if (!before || !fresh.ok) return;
    const isPayload = path.endsWith('/index.txt');
    if (isPayload && !(await hasAll(assetsIn(await before.text())))) return;
    const assets = isPayload ? await assetsOf(path) : filesOf(await table(), path);
    for (const asset of assets) await attempt(() => copyOrFetch(names.assets, asset));
  }

  async function assetsOf(payloadPath: string): Promise<string[]> {
    const payload = await caches.match(payloadPath, { cacheName: names.pages });
    return assetsIn((await payload?.text()) ?? '');
  }

  /** Demos that were never looked at stay unloaded. */
  async function hasAll(assets: string[]): Promise<boolean> {
    const had = await Promise.all(assets.map((asset) => caches.match(asset)));
    return had.every((response) => response !== undefined);
  }
}

async function pathsIn(caches: CacheStorage, name: string): Promise<string[]> {
  const requests = await (await caches.open(name)).keys();
  return requests.map(({ url }) => new URL(url).pathname);
}

async function attempt(run: () => Promise<unknown>): Promise<void> {
  try {
    await run();
  } catch {
    // A file that is gone or does not fit: the rest goes on.
  }
}
