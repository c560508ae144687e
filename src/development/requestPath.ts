/** The path of a request within the site, which may live in a folder of its host: `/docs/x/` is `/x/` with the base `/docs/`. */
export function requestPath(url: string, base: string): string {
  const { pathname } = new URL(url, 'http://localhost');
  return pathname.startsWith(base) ? pathname.slice(base.length - 1) : pathname;
}
