import { offlinePlaces } from './names.ts';
import type { WorkerScope } from './workerScope.ts';

declare const self: WorkerScope;
declare const workerLanguage: string;

const { cachePrefix } = offlinePlaces(workerLanguage);

// The worker of a build that has none: it removes what earlier ones left behind, and itself.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => {
  const leave = async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith(cachePrefix));
    await Promise.all(names.map((name) => caches.delete(name)));
    indexedDB.deleteDatabase('workbox-expiration');
    await self.registration.unregister();
  };
  event.waitUntil(leave());
});
