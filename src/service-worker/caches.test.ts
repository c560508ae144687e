import { describe, expect, test } from 'vitest';
import { carryOver } from './carryOver.ts';
import { fakeCaches, served } from './fakeCaches.fixture.ts';
import { cacheLimits, offlinePlaces, outdatedCaches } from './names.ts';
import { filesOf, pageTableOf } from './pageTable.ts';
import { assetsIn, routeOf } from './routeOf.ts';
import { isSaved, saveProduct } from './saveProduct.ts';
import { matchesQuery, storedPages } from './storedPages.ts';
import { readMessage } from './workerScope.ts';

const origin = 'https://docs.example';
const places = offlinePlaces('en');
const arabic = offlinePlaces('ar');

test.each([
  ['/x/introduction/', 'pages'],
  ['/x/introduction/index.txt', 'pages'],
  ['/x/react-data-grid/sorting.md', 'pages'],
  ['/x/demos/data-grid/sorting/Basic.json', 'pages'],
  ['/x/_assets/index-abc.js', 'assets'],
  ['/x/_assets/editor/registry-abc.js', 'assets'],
  ['/x/search/x-data-grid.names.json', 'search'],
  ['/x/search/', 'pages'],
  ['/x/search/index.txt', 'pages'],
  ['/x/sw.js', null],
  ['/x/offline/products.json', null],
  ['/playground/', null],
  ['/ar/x/introduction/', null],
])('%s belongs to: %s', (path, expected) => {
  expect(routeOf(new URL(path, origin), origin, places)).toBe(expected);
});

test.each([
  ['/ar/x/introduction/', 'pages'],
  ['/ar/x/introduction/index.txt', 'pages'],
  ['/ar/x/search/x-data-grid.names.json', 'search'],
  ['/ar/x/search/', 'pages'],
  ['/ar/x/sw.js', null],
  ['/ar/x/offline/products.json', null],
  // What all languages share.
  ['/x/_assets/index-abc.js', 'assets'],
  ['/x/demos/data-grid/sorting/Basic.json', 'pages'],
  ['/x/ads/themes.svg', 'pages'],
  ['/x/introduction/', null],
  ['/x/search/x-data-grid.names.json', null],
])('R16 for the worker of another language, %s belongs to: %s', (path, expected) => {
  expect(routeOf(new URL(path, origin), origin, arabic)).toBe(expected);
});

test('R16 the worker of a language removes neither caches nor marks of another', async () => {
  const names = ['docs-shell', 'docs-pages-a', 'docs:/ar-shell', 'docs:/ar-pages-a'];
  expect(outdatedCaches(places, names, 'b')).toEqual(['docs-pages-a']);
  expect(outdatedCaches(arabic, names, 'b')).toEqual(['docs:/ar-pages-a']);
  const saved = { [places.savedMarker('x-charts')]: 'saved' };
  const { caches } = fakeCaches({ 'docs-saved-a': saved });
  expect(await isSaved(caches, places, 'x-charts')).toBe(true);
  expect(await isSaved(caches, arabic, 'x-charts')).toBe(false);
});

test('another host is never answered for', () => {
  expect(routeOf(new URL('https://evil.example/x/introduction/'), origin, places)).toBeNull();
});

test('caches belong to a build, and the others go; what is not ours stays', () => {
  const names = ['docs-shell', 'docs-pages-a', 'docs-saved-a', 'docs-pages-b', 'elsewhere'];
  expect(outdatedCaches(places, names, 'b')).toEqual(['docs-pages-a', 'docs-saved-a']);
});

test('caches are bounded', () => {
  expect(cacheLimits).toEqual({ pages: 240, assets: 240, search: 60 });
});

test('the scripts and styles of a payload, without the editor', () => {
  const payload =
    '["/x/_assets/a-1.js","/x/_assets/a-1.js","/x/_assets/editor/b.js","/x/_assets/c.css"]';
  expect(assetsIn(payload)).toEqual(['/x/_assets/a-1.js', '/x/_assets/c.css']);
});

test('the table has the files of each page once, and one row for all pages of a demo', () => {
  const table = pageTableOf([
    { path: '/x/a/', title: 'A', files: ['/2.js', '/1.js'] },
    { path: '/x/b/', title: 'B', files: ['/1.js', '/2.js'] },
    { path: '/x/demo/a/One/', title: 'One · A', files: ['/2.js', '/3.js'] },
    { path: '/x/demo/a/Two/', title: 'Two · A', files: ['/2.js', '/4.css'] },
  ]);
  expect(table).toEqual({
    files: [
      ['/1.js', '/2.js'],
      ['/2.js', '/3.js', '/4.css'],
    ],
    pages: [
      ['/x/a/', 'A', 0],
      ['/x/b/', 'B', 0],
      ['/x/demo/', '', 1],
    ],
  });
  expect(filesOf(table, '/x/b/')).toEqual(['/1.js', '/2.js']);
  expect(filesOf(table, '/x/demo/a/Two/')).toEqual(['/2.js', '/3.js', '/4.css']);
  expect(filesOf(table, '/ar/x/demo/a/Two/')).toEqual(['/2.js', '/3.js', '/4.css']);
  expect(filesOf(table, '/x/unknown/')).toEqual([]);
});

test('only known messages are heard', () => {
  expect(readMessage({ type: 'SKIP_WAITING' })).toEqual({ type: 'SKIP_WAITING' });
  expect(readMessage({ type: 'VISITED', paths: ['/x/a/'] })).toEqual({
    type: 'VISITED',
    paths: ['/x/a/'],
  });
  for (const strange of [null, 1, 'SKIP_WAITING', {}, { type: 'VISITED', paths: [1] }]) {
    expect(readMessage(strange)).toBeNull();
  }
});

describe('a new build', () => {
  const answer = (files: Record<string, string>) => async (path: string) =>
    path in files ? served(path, files[path]) : new Response('', { status: 404 });
  const isKnownPrint = () => true;

  test('fetches the visited pages again, and the demos that were seen', async () => {
    const { caches, filesOf: storedIn } = fakeCaches({
      'docs-pages-a': {
        '/x/seen/': 'old',
        '/x/seen/index.txt': '"/x/_assets/demo-1.js"',
        '/x/unseen/index.txt': '"/x/_assets/other-1.js"',
        '/x/gone/': 'old',
      },
      'docs-assets-a': { '/x/_assets/demo-1.js': 'one' },
    });
    const fetch = answer({
      '/x/seen/': 'new',
      '/x/offline/pages.json': JSON.stringify({
        files: [['/x/_assets/shell-2.js']],
        pages: [['/x/seen/', 'Seen', 0]],
      }),
      '/x/_assets/shell-2.js': 'shell',
      '/x/seen/index.txt': '"/x/_assets/demo-2.js","/x/_assets/demo-1.js"',
      '/x/unseen/index.txt': '"/x/_assets/other-2.js"',
      '/x/_assets/demo-2.js': 'two',
      '/x/_assets/other-2.js': 'other',
    });
    await carryOver({ places, caches, fetch, version: 'b', isKnownPrint });
    expect(Object.keys(storedIn('docs-pages-b')).sort()).toEqual([
      '/x/seen/',
      '/x/seen/index.txt',
      '/x/unseen/index.txt',
    ]);
    expect(storedIn('docs-pages-b')['/x/seen/']).toBe('new');
    expect(storedIn('docs-assets-b')).toEqual({
      '/x/_assets/shell-2.js': 'shell',
      '/x/_assets/demo-1.js': 'one',
      '/x/_assets/demo-2.js': 'two',
    });
    expect(storedIn('docs-pages-a')['/x/seen/']).toBe('old');
  });

  test('brings saved products along', async () => {
    const { caches, filesOf: storedIn } = fakeCaches({
      'docs-saved-a': { '/x/offline/saved/x-charts': 'saved', '/x/_assets/c-1.js': 'kept' },
    });
    const list = JSON.stringify([
      ['/x/react-charts/', 10],
      ['/x/_assets/c-1.js', 10],
    ]);
    const fetch = answer({ '/x/offline/products/x-charts.json': list, '/x/react-charts/': 'new' });
    await carryOver({ places, caches, fetch, version: 'b', isKnownPrint });
    expect(storedIn('docs-saved-b')).toEqual({
      '/x/react-charts/': 'new',
      '/x/_assets/c-1.js': 'kept',
      '/x/offline/saved/x-charts': 'saved',
    });
  });

  test('a network that fails in the middle costs what it has not brought', async () => {
    const { caches, filesOf: storedIn } = fakeCaches({
      'docs-pages-a': { '/x/a/': 'old', '/x/b/': 'old' },
    });
    const fetch = async (path: string) => {
      if (path === '/x/b/') throw new TypeError('Failed to fetch');
      return served(path, 'new');
    };
    await carryOver({ places, caches, fetch, version: 'b', isKnownPrint });
    expect(storedIn('docs-pages-b')).toEqual({ '/x/a/': 'new' });
  });
});

describe('saving a product', () => {
  const list = [
    ['/x/react-charts/', 100],
    ['/x/_assets/c-1.js', 300],
  ];
  function setUp(broken?: string) {
    const storage = fakeCaches();
    const control = new AbortController();
    const progress: number[] = [];
    const asked: string[] = [];
    const run = () =>
      saveProduct({
        places,
        product: 'x-charts',
        version: 'a',
        caches: storage.caches,
        signal: control.signal,
        fetch: async (path) => {
          control.signal.throwIfAborted();
          asked.push(path);
          if (path === broken) return new Response('', { status: 500 });
          return served(path, path.endsWith('.json') ? JSON.stringify(list) : path);
        },
        onProgress: (done, total) => void progress.push(done / total),
      });
    return { ...storage, control, progress, asked, run };
  }

  test('tells its progress in bytes and marks the product', async () => {
    const { run, progress, filesOf: storedIn } = setUp();
    expect(await run()).toBe('saved');
    expect(progress).toEqual([0.25, 1]);
    expect(Object.keys(storedIn('docs-saved-a'))).toContain('/x/offline/saved/x-charts');
  });

  test('what is stored under its hash is not fetched again', async () => {
    const { run, asked } = setUp();
    await run();
    await run();
    expect(asked.filter((path) => path === '/x/_assets/c-1.js')).toHaveLength(1);
  });

  test('a failure keeps nothing of it', async () => {
    const { run, filesOf: storedIn } = setUp('/x/_assets/c-1.js');
    expect(await run()).toBe('failed');
    expect(storedIn('docs-saved-a')).toEqual({});
  });

  test('after a failure nothing more is told or kept', async () => {
    const { run, progress, filesOf: storedIn } = setUp('/x/react-charts/');
    expect(await run()).toBe('failed');
    expect(progress.length).toBeLessThan(2);
    expect(storedIn('docs-saved-a')).toEqual({});
  });

  test('a full disk is told apart', async () => {
    const { run, refuse } = setUp();
    refuse(new DOMException('full', 'QuotaExceededError'));
    expect(await run()).toBe('full');
  });

  test('it can be canceled', async () => {
    const { run, control, filesOf: storedIn } = setUp();
    control.abort();
    expect(await run()).toBe('cancelled');
    expect(storedIn('docs-saved-a')).toEqual({});
  });
});

describe('the offline page', () => {
  test('lists stored pages by their titles', async () => {
    const { caches } = fakeCaches({
      'docs-pages-a': { '/x/b/': '', '/x/b/index.txt': '', '/x/new/': '', '/x/demo/a/': '' },
      'docs-saved-a': { '/x/a/': '' },
      'docs-shell': { '/x/offline/': '' },
    });
    const table = pageTableOf([
      { path: '/x/a/', title: 'Alpha', files: [] },
      { path: '/x/b/', title: 'Beta & more', files: [] },
      { path: '/x/c/', title: 'Not stored', files: [] },
    ]);
    const fetch = async (path: string) => served(path, JSON.stringify(table));
    expect(await storedPages(places, caches, fetch)).toEqual([
      { path: '/x/new/', title: '/x/new/' },
      { path: '/x/a/', title: 'Alpha' },
      { path: '/x/b/', title: 'Beta & more' },
    ]);
    for (const fail of [
      async () => Promise.reject(new TypeError('Failed to fetch')),
      async () => new Response('', { status: 404 }),
      async () => new Response('<p>not JSON</p>'),
    ])
      expect((await storedPages(places, caches, fail)).map(({ title }) => title)).toEqual([
        '/x/a/',
        '/x/b/',
        '/x/new/',
      ]);
  });

  test('R16 lists those of its language', async () => {
    const { caches } = fakeCaches({
      'docs-pages-a': { '/x/a/': '' },
      'docs:/ar-pages-a': { '/ar/x/a/': '', '/ar/x/demo/a/': '' },
    });
    const table = pageTableOf([{ path: '/ar/x/a/', title: 'ألف', files: [] }]);
    const fetch = async (path: string) =>
      served(path, path === '/ar/x/offline/pages.json' ? JSON.stringify(table) : '');
    expect(await storedPages(arabic, caches, fetch)).toEqual([{ path: '/ar/x/a/', title: 'ألف' }]);
  });

  test('finds them by all words of the query', () => {
    const page = { path: '/x/react-data-grid/sorting/', title: 'Sorting' };
    expect(matchesQuery(page, 'sort GRID')).toBe(true);
    expect(matchesQuery(page, 'sort charts')).toBe(false);
    expect(matchesQuery(page, '')).toBe(true);
  });
});
