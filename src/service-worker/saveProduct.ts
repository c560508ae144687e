import { isExpected, isHashed } from './expectation.ts';
import { cachesOf, type OfflinePlaces, type ProductList } from './names.ts';

export type SaveOutcome = 'saved' | 'cancelled' | 'failed' | 'full';

export interface SaveOptions {
  places: OfflinePlaces;
  product: string;
  version: string;
  caches: Pick<CacheStorage, 'open' | 'match'>;
  fetch: (path: string, init: { signal: AbortSignal }) => Promise<Response>;
  signal: AbortSignal;
  /** Told after every file: bytes so far, and in all. */
  onProgress: (done: number, total: number) => void;
}

const parallel = 4;

/** Stores a product's files. Whatever stops it takes the half of it away again. */
export async function saveProduct(options: SaveOptions): Promise<SaveOutcome> {
  const { places, product, version, caches, fetch, signal, onProgress } = options;
  const added: string[] = [];
  const cache = await caches.open(cachesOf(places, version).saved).catch(() => null);
  if (!cache) return 'failed';
  // The first failure stops the other lanes too, before anything is removed.
  const stop = new AbortController();
  const stopped = AbortSignal.any([signal, stop.signal]);
  const load = async (path: string) => {
    const response = await fetch(path, { signal: stopped });
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return response;
  };
  try {
    const list = (await (await load(places.productList(product))).json()) as ProductList;
    const total = list.reduce((sum, [, bytes]) => sum + bytes, 0);
    let done = 0;
    const queue = list.values();
    const lane = async () => {
      for (const [path, bytes, print] of queue) {
        const isRight = (response: Response) =>
          isExpected(path, response, print === undefined ? undefined : (it) => it === print);
        const known = isHashed(path) ? await cache.match(path) : undefined;
        if (!known || !(await isRight(known))) {
          const response = await load(path);
          if (!(await isRight(response))) throw new Error(`${path}: not the file of this build`);
          added.push(path);
          await cache.put(path, response);
        }
        stopped.throwIfAborted();
        done += bytes;
        onProgress(done, total);
      }
    };
    const lanes = Array.from({ length: parallel }, () =>
      lane().catch((error: unknown) => {
        stop.abort(error);
        throw error;
      }),
    );
    await Promise.allSettled(lanes);
    await Promise.all(lanes);
    await cache.put(places.savedMarker(product), new Response('saved'));
    return 'saved';
  } catch (error) {
    await Promise.allSettled(added.map((path) => cache.delete(path)));
    if (signal.aborted) return 'cancelled';
    const reason = (stop.signal.reason ?? error) as Error;
    return reason.name === 'QuotaExceededError' ? 'full' : 'failed';
  }
}

export async function isSaved(
  caches: Pick<CacheStorage, 'match'>,
  places: OfflinePlaces,
  product: string,
): Promise<boolean> {
  return (await caches.match(places.savedMarker(product))) !== undefined;
}
