import { contentType } from '../server/index.ts';

/** What the site's server answers. */
export function served(path: string, text = ''): Response {
  const type = contentType(path.endsWith('/') ? `${path}index.html` : path);
  return new Response(text, { headers: { 'Content-Type': type } });
}

/** A cache storage in memory, for tests: enough of it, by path. */
export function fakeCaches(content: Record<string, Record<string, string | Response>> = {}) {
  const stores = new Map(
    Object.entries(content).map(([name, files]) => [name, new Map(Object.entries(files))]),
  );
  const pathOf = (request: RequestInfo | URL) =>
    typeof request === 'string' ? request : new URL((request as Request).url).pathname;
  const found = (path: string, file: string | Response | undefined) =>
    typeof file === 'string' ? served(path, file) : file?.clone();
  /** Thrown by every `put`. */
  let refusal: Error | undefined;
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, string | Response>();
    stores.set(name, store);
    return {
      match: async (request: RequestInfo | URL) =>
        found(pathOf(request), store.get(pathOf(request))),
      keys: async () => [...store.keys()].map((path) => ({ url: `https://docs.example${path}` })),
      delete: async (path: string) => store.delete(path),
      put: async (path: string, response: Response) => {
        if (refusal) throw refusal;
        store.set(path, await response.text());
      },
    };
  };
  const caches = {
    open,
    keys: async () => [...stores.keys()],
    match: async (request: RequestInfo | URL, options?: { cacheName?: string }) => {
      const names = options?.cacheName ? [options.cacheName] : [...stores.keys()];
      for (const name of names) {
        const file = stores.get(name)?.get(pathOf(request));
        if (file !== undefined) return found(pathOf(request), file);
      }
      return undefined;
    },
  };
  return {
    caches: caches as unknown as CacheStorage,
    filesOf: (name: string) => Object.fromEntries(stores.get(name) ?? []),
    refuse: (error: Error) => (refusal = error),
  };
}
