/** A cache storage in memory, for tests: enough of it, by path. */
export function fakeCaches(content: Record<string, Record<string, string>> = {}) {
  const stores = new Map(
    Object.entries(content).map(([name, files]) => [name, new Map(Object.entries(files))]),
  );
  const pathOf = (request: RequestInfo | URL) =>
    typeof request === 'string' ? request : new URL((request as Request).url).pathname;
  const found = (text: string | undefined) => (text === undefined ? undefined : new Response(text));
  /** Thrown by every `put`. */
  let refusal: Error | undefined;
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, string>();
    stores.set(name, store);
    return {
      match: async (request: RequestInfo | URL) => found(store.get(pathOf(request))),
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
        const text = stores.get(name)?.get(pathOf(request));
        if (text !== undefined) return new Response(text);
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
