import { describe, expect, test, vi } from 'vitest';
import { isPageLink, isPlainClick, isSamePage } from './linkPolicy.ts';
import { createPayloadCache } from './payloadCache.ts';
import { mayPrefetch } from '../../links/index.ts';
import { createProgressBar } from './progressBar.ts';
import { rememberedScroll, rememberScroll } from './scrollMemory.ts';

const here = new URL('https://docs.example.com/x/introduction/');
const link = (href: string, attributes: { target?: string; download?: boolean } = {}) => ({
  href,
  target: attributes.target ?? '',
  hasAttribute: (name: string) => name === 'download' && attributes.download === true,
});

describe('links', () => {
  test.each([
    ['/x/react-charts/bars/', true],
    ['/x/react-charts/bars/#ticks', true],
    ['/ar/x/introduction/', true],
    ['/x/react-charts/bars.md', false],
    ['/playground/', false],
    ['/blog/', false],
    ['https://elsewhere.example/x/a/', false],
    ['mailto:a@example.com', false],
  ])('%s is a page: %s', (href, expected) => {
    expect(isPageLink(link(href), here)).toBe(expected);
  });

  test('downloads and other targets are the browser’s', () => {
    expect(isPageLink(link('/x/a/', { download: true }), here)).toBe(false);
    expect(isPageLink(link('/x/a/', { target: '_blank' }), here)).toBe(false);
    expect(isPageLink(link('/x/a/', { target: '_self' }), here)).toBe(true);
  });

  test('modified clicks are the browser’s', () => {
    const plain = {
      button: 0,
      metaKey: false,
      ctrlKey: false,
      altKey: false,
      shiftKey: false,
      defaultPrevented: false,
    };
    expect(isPlainClick(plain)).toBe(true);
    for (const change of [
      { button: 1 },
      { metaKey: true },
      { ctrlKey: true },
      { altKey: true },
      { shiftKey: true },
      { defaultPrevented: true },
    ]) {
      expect(isPlainClick({ ...plain, ...change })).toBe(false);
    }
  });

  test("a jump inside the page isn't a navigation", () => {
    expect(isSamePage(new URL('#a', here), here)).toBe(true);
    expect(isSamePage(new URL('?q=1#a', here), here)).toBe(false);
  });
});

test('prefetching is off with Save-Data and on 2g', () => {
  expect(mayPrefetch({})).toBe(true);
  expect(mayPrefetch({ connection: { effectiveType: '4g' } })).toBe(true);
  expect(mayPrefetch({ connection: { effectiveType: '3g' } })).toBe(true);
  expect(mayPrefetch({ connection: { effectiveType: '2g' } })).toBe(false);
  expect(mayPrefetch({ connection: { effectiveType: 'slow-2g' } })).toBe(false);
  expect(mayPrefetch({ connection: { saveData: true, effectiveType: '4g' } })).toBe(false);
});

describe('the payload cache', () => {
  const answer = (status = 200, type = 'text/plain; charset=utf-8') =>
    new Response('payload', { status, headers: { 'content-type': type } });
  const cache = (respond: (url: string) => Response, limit?: number) => {
    const fetch = vi.fn(async (url: string) => respond(url));
    const parse = (response: Response) => response.text();
    return {
      fetch,
      ...createPayloadCache({ fetch, parse, urlOf: (path) => `${path}index.txt`, limit }),
    };
  };

  test('asks once for a page', async () => {
    const { fetch, load } = cache(() => answer());
    await load('/x/a/');
    await load('/x/a/');
    expect(fetch.mock.calls).toEqual([['/x/a/index.txt']]);
  });

  test.each([
    ['a missing page', answer(404)],
    ['an error', answer(500)],
    ['a page in place of a payload', answer(200, 'text/html')],
  ])('refuses %s and asks again the next time', async (_, response) => {
    const { fetch, load } = cache(() => response);
    await expect(load('/x/a/')).rejects.toThrow();
    await expect(load('/x/a/')).rejects.toThrow();
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test('is bounded', async () => {
    const { fetch, load } = cache(() => answer(), 2);
    for (const path of ['/a/', '/b/', '/c/', '/b/', '/a/']) await load(path);
    expect(fetch.mock.calls.map(([url]) => url)).toEqual([
      '/a/index.txt',
      '/b/index.txt',
      '/c/index.txt',
      '/a/index.txt',
    ]);
  });
});

test('the progress bar shows after 150 ms and not before', () => {
  vi.useFakeTimers();
  const attributes = new Set<string>();
  const document = {
    documentElement: {
      toggleAttribute: (name: string, on: boolean) =>
        on ? attributes.add(name) : attributes.delete(name),
    },
  } as unknown as Document;
  const bar = createProgressBar({
    document,
    setTimeout: (run, ms) => setTimeout(run, ms) as unknown as number,
    clearTimeout: (id) => clearTimeout(id),
  });
  bar.start();
  vi.advanceTimersByTime(149);
  expect(attributes.has('data-navigating')).toBe(false);
  vi.advanceTimersByTime(1);
  expect(attributes.has('data-navigating')).toBe(true);
  bar.stop();
  expect(attributes.has('data-navigating')).toBe(false);
  bar.start();
  bar.stop();
  vi.advanceTimersByTime(1000);
  expect(attributes.has('data-navigating')).toBe(false);
  vi.useRealTimers();
});

test('scroll positions live in the history entry; anything else there is kept or ignored', () => {
  const history = {
    state: { other: 1 } as unknown,
    replaceState(state: unknown) {
      this.state = state;
    },
  };
  rememberScroll(history, 120.4);
  expect(history.state).toEqual({ other: 1, scrollY: 120 });
  expect(rememberedScroll(history.state)).toBe(120);
  for (const state of [null, undefined, 'x', {}, { scrollY: 'x' }, { scrollY: NaN }]) {
    expect(rememberedScroll(state)).toBeUndefined();
  }
});
