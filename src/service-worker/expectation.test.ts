import { describe, expect, test } from 'vitest';
import { carryOver } from './carryOver.ts';
import { fingerprint, hasExpectedType, isExpected, readPrints } from './expectation.ts';
import { fakeCaches, served } from './fakeCaches.fixture.ts';
import { offlinePlaces } from './names.ts';
import { pageTableOf } from './pageTable.ts';
import { saveProduct } from './saveProduct.ts';

const places = offlinePlaces('en');
const script = '/x/_assets/chart-1.js';
const bytes = (text: string) => new TextEncoder().encode(text);
/** A captive portal, or a host that answers every address with its start page. */
const portal = () => new Response('<h1>Log in</h1>', { headers: { 'Content-Type': 'text/html' } });

test.each([
  [script, 'text/javascript; charset=utf-8', true],
  [script, 'application/javascript', true],
  [script, 'application/x-javascript', true],
  [script, 'text/html', false],
  [script, 'text/plain', false],
  [script, '', false],
  ['/x/_assets/a-1.css', 'text/css', true],
  ['/x/_assets/a-1.css', 'text/html; charset=utf-8', false],
  ['/x/search/x-charts.names.json', 'application/json', true],
  ['/x/search/x-charts.names.json', 'text/html', false],
  ['/x/introduction/', 'text/html', true],
  ['/x/introduction/', 'application/json', false],
  ['/x/introduction/index.txt', 'text/plain', true],
  ['/x/introduction/index.txt', 'text/html', false],
  ['/x/_assets/sidebar-1.html', 'text/html', true],
  ['/x/react-charts/bars.md', 'text/markdown', true],
  ['/x/v8.11.3/page', 'text/html', true],
  ['/x/_assets/inter-1.woff2', 'font/woff2', true],
  ['/x/_assets/inter-1.woff2', 'text/html', false],
])('%s as "%s": %s', (path, type, expected) => {
  const response = new Response('', { headers: type ? { 'Content-Type': type } : {} });
  if (!type) response.headers.delete('Content-Type');
  expect(hasExpectedType(path, response)).toBe(expected);
});

test('a file with a hash in its name is stored with the content of the build and no other', async () => {
  const isKnown = readPrints(
    (await fingerprint(script, bytes('right'))) +
      (await fingerprint('/x/_assets/b.js', bytes('b'))),
  );
  expect(await isExpected(script, served(script, 'right'), isKnown)).toBe(true);
  expect(await isExpected(script, served(script, 'wrong'), isKnown)).toBe(false);
  // The content of one file under the name of another.
  expect(await isExpected(script, served(script, 'b'), isKnown)).toBe(false);
  expect(await isExpected('/x/a/', served('/x/a/', 'any page'), isKnown)).toBe(true);
  const failed = new Response('right', { status: 404, headers: served(script).headers });
  expect(await isExpected(script, failed, isKnown)).toBe(false);
});

describe('what a portal has left in a cache', () => {
  const page = 'the page';
  const table = pageTableOf([{ path: '/x/a/', title: 'A', files: [script] }]);
  const files: Record<string, string> = {
    '/x/a/': page,
    [places.pageTable]: JSON.stringify(table),
  };

  test('is not carried over into a new build, but fetched', async () => {
    const { caches, filesOf } = fakeCaches({
      'docs-pages-a': { '/x/a/': page },
      'docs-assets-a': { [script]: portal() },
    });
    const right = readPrints(await fingerprint(script, bytes('right')));
    const fetch = async (path: string) => served(path, files[path] ?? 'right');
    await carryOver({ places, caches, fetch, version: 'b', isKnownPrint: right });
    expect(filesOf('docs-assets-b')).toEqual({ [script]: 'right' });
  });

  test('is not replaced by more of it', async () => {
    const { caches, filesOf } = fakeCaches({
      'docs-pages-a': { '/x/a/': page, '/x/a/index.txt': 'payload' },
      'docs-assets-a': { [script]: 'damaged' },
    });
    const fetch = async (path: string) => (path in files ? served(path, files[path]) : portal());
    await carryOver({ places, caches, fetch, version: 'b', isKnownPrint: () => false });
    expect(filesOf('docs-pages-b')).toEqual({ '/x/a/': page });
    expect(filesOf('docs-assets-b')).toEqual({});
  });

  test.each([
    ['a page of its own', portal],
    ['another content', () => served(script, 'wrong')],
  ])('saving a product fails on %s and keeps nothing', async (_, answer) => {
    const { caches, filesOf } = fakeCaches({ 'docs-saved-a': { [script]: portal() } });
    const list = [
      ['/x/react-charts/', 1],
      [script, 1, await fingerprint(script, bytes('right'))],
    ];
    const save = (give: () => Response) =>
      saveProduct({
        places,
        product: 'x-charts',
        version: 'a',
        caches,
        signal: new AbortController().signal,
        fetch: async (path) => {
          if (path === script) return give();
          return served(path, path.endsWith('.json') ? JSON.stringify(list) : path);
        },
        onProgress: () => {},
      });
    expect(await save(answer)).toBe('failed');
    expect(filesOf('docs-saved-a')['/x/react-charts/']).toBeUndefined();
    expect(await save(() => served(script, 'right'))).toBe('saved');
    expect(filesOf('docs-saved-a')[script]).toBe('right');
  });
});
