/** A request whose answer must be the same from every server. */
export interface CheckedRequest {
  path: string;
  method?: string;
  headers?: Record<string, string>;
}

const encodings = ['', 'gzip', 'br', 'gzip, deflate, br, zstd', 'br;q=0, gzip', 'identity'];
const refused = ['/x/..%2f..%2fetc/passwd', '/x/%2e%2e/x/', '/x/..%5c..%5c', '/x/a%00b', '/c:/x/'];

/** What is asked for: the files that a site has, and what it doesn't have. */
export function requestsFor(
  files: readonly string[],
  languages: readonly string[],
): CheckedRequest[] {
  const pages = files.filter((file) => file.endsWith('/index.html'));
  const [page = '/x/introduction/'] = pages.map((file) => file.slice(0, -'index.html'.length));
  const script = files.find((file) => /_assets\/.*\.js$/.test(file)) ?? '/x/_assets/none.js';
  const kinds = new Map(files.map((file) => [file.slice(file.lastIndexOf('.')), file]));
  const roots = ['', '/en', ...languages.map((code) => `/${code}`)];
  return [
    ...pages.map((file) => ({ path: file.slice(0, -'index.html'.length) })),
    ...pages.map((file) => ({ path: `${file.slice(0, -'/index.html'.length)}?a=1&b=%2F` })),
    ...[...kinds.values()].map((path) => ({ path })),
    ...[...kinds.values()].map((path) => ({ path, method: 'HEAD' })),
    ...[page, script, '/nothing/', '/x/_assets/nothing.js'].flatMap((path) =>
      encodings.map((encoding) => ({ path, headers: { 'accept-encoding': encoding } })),
    ),
    ...['bytes=0-9', 'bytes=-7', 'bytes=5-', 'bytes=0-1,4-5', 'bytes=99999999-'].flatMap((range) =>
      ['', 'br'].map((encoding) => ({
        path: script,
        headers: { range, 'accept-encoding': encoding },
      })),
    ),
    ...roots.flatMap((root) => [
      { path: `${root}/` },
      { path: `${root}/x` },
      { path: `${root}/x/?q=1` },
      { path: `${root}/nothing/at/all` },
      { path: `${root}/size-snapshot/a%20b?c=d` },
      { path: `${root}/x/no%0d%0apage/` },
    ]),
    { path: '/en/x/react-charts/%C3%A9/?q=%20' },
    { path: '/en/playground/' },
    { path: '/playground/frame/nothing' },
    ...['/.server.json', '/_headers', '/_redirects', '/.env', '//example.com/', '/robots.txt/'].map(
      (path) => ({ path }),
    ),
    ...refused.map((path) => ({ path })),
    ...['POST', 'PUT', 'DELETE', 'OPTIONS'].map((method) => ({ path: page, method })),
  ];
}

/** The same of a site in a folder of its host, and some outside of it. */
export function requestsUnder(base: string, requests: readonly CheckedRequest[]): CheckedRequest[] {
  if (base === '/') return [...requests];
  const outside = ['/', base.slice(0, -1), '/x/', '/404.html', '/nothing'].map((path) => ({
    path,
  }));
  return [...requests.map((asked) => ({ ...asked, path: base + asked.path.slice(1) })), ...outside];
}
