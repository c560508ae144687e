interface PayloadCacheOptions<T> {
  fetch: (url: string) => Promise<Response>;
  parse: (response: Response) => Promise<T>;
  urlOf: (path: string) => string;
  /** Pages kept in memory; the oldest goes first. */
  limit?: number;
}

/** Payloads by page path. A failed one is forgotten, so that the next attempt asks again. */
export function createPayloadCache<T>({ fetch, parse, urlOf, limit = 40 }: PayloadCacheOptions<T>) {
  const entries = new Map<string, Promise<T>>();

  function load(path: string, url = urlOf(path)): Promise<T> {
    const known = entries.get(path);
    if (known) return known;
    // Checked first: a rejected response inside the parser would surface as an uncaught error.
    const entry = fetch(url).then(requirePayload).then(parse);
    entries.set(path, entry);
    entry.catch(() => entries.delete(path));
    const [oldest] = entries.keys();
    if (entries.size > limit && oldest !== undefined) entries.delete(oldest);
    return entry;
  }

  return { load, clear: () => entries.clear() };
}

/** An error page answered in place of a payload must not be parsed as one. */
function requirePayload(response: Response): Response {
  const type = response.headers.get('content-type') ?? '';
  if (response.ok && type.startsWith('text/plain')) return response;
  // 404.html is served with its own payload, under a name of its own.
  throw new Error(`${response.url}: ${response.status} ${type}`);
}
