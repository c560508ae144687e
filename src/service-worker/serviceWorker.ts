import { setCacheNameDetails } from 'workbox-core';
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration';
import { matchPrecache, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { mayPrefetch, toAddress } from '../links/index.ts';
import { carryOver } from './carryOver.ts';
import { hasExpectedType, isExpected, readPrints } from './expectation.ts';
import { cacheLimits, cachesOf, offlinePlaces, outdatedCaches, saveHeader } from './names.ts';
import { filesOf, readPageTable } from './pageTable.ts';
import { routeOf } from './routeOf.ts';
import { readMessage, type WorkerScope } from './workerScope.ts';

declare const self: WorkerScope & { __WB_MANIFEST: PrecacheEntry[] };
/** Set when the worker is bundled. */
declare const workerVersion: string;
/** Whose pages it answers for. */
declare const workerLanguage: string;
/** What the search consists of: its scripts, its index, its page. */
declare const searchFiles: readonly string[];
/** What every file with a hash in its name has inside. */
declare const assetPrints: string;

const places = offlinePlaces(workerLanguage);
const names = cachesOf(places, workerVersion);
const { origin } = self.location;
const slowNetworkSeconds = 4;

setCacheNameDetails({ prefix: places.cachePrefix.slice(0, -1), precache: 'shell', suffix: '' });
// All of it or nothing: a build that cannot be fetched whole is never installed.
precacheAndRoute(self.__WB_MANIFEST, { cleanURLs: false });

const isKnownPrint = readPrints(assetPrints);
const pathOf = ({ url }: { url: string }) => new URL(url).pathname;
/** An entry of the wrong type is passed over, so that it is fetched again and replaced. */
const onlyRight = (request: { url: string }, found: Response | undefined) =>
  found && hasExpectedType(pathOf(request), found) ? found : undefined;
const anywhere = async (request: Request) =>
  onlyRight(request, await caches.match(request, { ignoreSearch: true }));
const options = (kind: keyof typeof cacheLimits) => ({
  cacheName: names[kind],
  plugins: [
    {
      cacheWillUpdate: async ({ request, response }: { request: Request; response: Response }) =>
        (await isExpected(pathOf(request), response, isKnownPrint)) ? response : null,
    },
    {
      // Saved products are in a cache of their own.
      cachedResponseWillBeUsed: async (found: { cachedResponse?: Response; request: Request }) =>
        onlyRight(found.request, found.cachedResponse) ?? (await anywhere(found.request)),
    },
    {
      // A server in trouble: what was seen before is better than its error.
      fetchDidSucceed: async ({ request, response }: { request: Request; response: Response }) =>
        response.status >= 500 ? ((await anywhere(request)) ?? response) : response,
    },
    {
      // The files are the same whatever the query: `/x/search/?q=` is one page.
      cacheKeyWillBeUsed: async ({ request }: { request: Request }) => {
        const url = new URL(request.url);
        return url.search ? url.origin + url.pathname : request;
      },
    },
    new ExpirationPlugin({ maxEntries: cacheLimits[kind], purgeOnQuotaError: true }),
  ],
});

const strategies = {
  pages: new NetworkFirst({ ...options('pages'), networkTimeoutSeconds: slowNetworkSeconds }),
  assets: new CacheFirst(options('assets')),
  search: new CacheFirst(options('search')),
};
for (const [kind, strategy] of Object.entries(strategies)) {
  registerRoute(
    ({ url, request }) => !request.headers.has(saveHeader) && routeOf(url, origin, places) === kind,
    strategy,
  );
}
setCatchHandler(async ({ request }) => {
  const isPage = (request as Request).mode === 'navigate';
  const page = isPage ? await matchPrecache(toAddress(`${places.offline}index.html`)) : undefined;
  return page ?? Response.error();
});

self.addEventListener('install', (event) => {
  const fetchFresh = (path: string) => fetch(toAddress(path), { cache: 'no-cache' });
  // What was offline before is a courtesy; it must not keep the new build from being installed.
  event.waitUntil(
    carryOver({ places, caches, fetch: fetchFresh, version: workerVersion, isKnownPrint }).catch(
      () => {},
    ),
  );
});

self.addEventListener('activate', (event) => {
  const cleanUp = async () => {
    for (const name of outdatedCaches(places, await caches.keys(), workerVersion)) {
      await caches.delete(name);
      await new CacheExpiration(name, { maxEntries: 1 }).delete().catch(() => {});
    }
    await self.clients.claim();
  };
  event.waitUntil(cleanUp());
});

self.addEventListener('message', (event) => {
  const message = readMessage(event.data);
  if (message?.type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting());
  if (message?.type === 'VISITED') {
    event.waitUntil(Promise.allSettled(message.paths.map(keepVisited)).then(keepSearch));
  }

  /** A page that was only looked at can be used offline too. */
  async function keepVisited(path: string) {
    await keep(path);
    if (!path.endsWith('/') || !(await caches.match(path))) return;
    const files = filesOf(await readPageTable(places.pageTable, matchPrecache), path);
    await Promise.allSettled(files.map(keep));
  }

  /** One visit is enough to search offline, unless the reader saves data. */
  async function keepSearch() {
    if (!mayPrefetch(navigator)) return;
    for (const path of searchFiles) await keep(path).catch(() => {});
  }

  async function keep(path: string) {
    const url = new URL(toAddress(path), origin);
    const kind = routeOf(url, origin, places);
    const request = new Request(url);
    if (!kind || (await anywhere(request))) return;
    const [response, done] = strategies[kind].handleAll({ event, request });
    await response;
    await done;
  }
});
