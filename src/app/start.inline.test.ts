import { expect, test, vi } from 'vitest';
import waitForReader from './start.inline.ts';
import { readyEvent } from './startNames.ts';

let pages = 0;
/** By page: what was loaded. Modules of their own, because the runner's mocks may come later than an import. */
const loadedBy = new Map<number, string[]>();
Object.assign(globalThis, { loadedBy });

/** A module of this page alone, because a module is evaluated once. */
function script(name: string): string {
  const code = `loadedBy.get(${pages}).push('${name}'); export const startDemos = async () => {};`;
  return `data:text/javascript,${encodeURIComponent(code)}`;
}

interface PageOptions {
  hash?: string;
  /** Of its only demo, in pixels from the top; the window has 1000. */
  demoAt?: number;
  /** The demo has a picture in all looks. */
  hasPicture?: boolean;
  history?: Pick<History, 'scrollRestoration' | 'state'>;
}

const firstVisit = { scrollRestoration: 'auto' as const, state: null };

function page({ hash = '', demoAt, hasPicture = false, history = { ...firstVisit } }: PageOptions) {
  const links = [link('fetch'), link(null)];
  const added: { href?: string }[] = [];
  const picture = hasPicture ? {} : null;
  const demo = {
    getBoundingClientRect: () => ({ top: demoAt }),
    querySelector: () => picture,
  };
  const document = Object.assign(new EventTarget(), {
    readyState: 'loading',
    documentElement: { dir: 'ltr' },
    head: { append: (element: object) => added.push(element) },
    createElement: () => ({}),
    querySelectorAll: (selector: string) =>
      selector.startsWith('link') ? links : demoAt === undefined ? [] : [demo],
    querySelector: (selector: string) =>
      ({ '[data-assets]': {}, '[data-picture]': picture })[selector] ?? null,
  });
  const window = Object.assign(new EventTarget(), {
    location: { hash },
    scrollY: 0,
    scrollTo: (_x: number, y: number) => (window.scrollY = y),
    history,
    innerHeight: 1000,
    navigator: { onLine: true },
    KeyboardEvent: class extends Event {},
    fetch: vi.fn(async () => new Response()),
    docsPayload: undefined as Promise<Response> | undefined,
    requestIdleCallback: (run: () => void) => void setTimeout(run),
  });
  pages += 1;
  const loaded: string[] = [];
  loadedBy.set(pages, loaded);
  const [entry = '', late = '', demos = ''] = ['entry', 'late', 'demos'].map(script);
  waitForReader(window as never, document as never, entry, late, [demos, '/shared.js']);
  return { loaded, document, window, links, added };
}

const link = (as: string | null) => ({
  rel: 'docs-later',
  href: '/index.txt',
  getAttribute: () => as,
});

/** A press whose target is a button that matches, or not, what is kept. */
function press({ isKept }: { isKept: boolean }) {
  const button = { matches: () => isKept, click: vi.fn() };
  const target = { closest: (selector: string) => (selector === 'button' ? button : null) };
  const event = Object.defineProperty(new Event('click'), 'target', { value: target });
  return { button, event };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

test('nothing is loaded before a reader acts, and the application once at the first sign', async () => {
  const { document, window, links, loaded } = page({});
  await settle();
  expect(loaded).toEqual([]);
  document.dispatchEvent(new Event('pointermove'));
  document.dispatchEvent(new Event('scroll'));
  window.dispatchEvent(new Event('load'));
  await vi.waitFor(() => expect(loaded.sort()).toEqual(['entry', 'late']));
  expect(links.map(({ rel }) => rel)).toEqual(['docs-later', 'modulepreload']);
  expect(window.fetch.mock.calls).toEqual([['/index.txt', { priority: 'low' }]]);
  expect(window.docsPayload).toBeInstanceOf(Promise);
});

test('an address with a hash starts at once', async () => {
  const { loaded } = page({ hash: '#multi-sorting' });
  await vi.waitFor(() => expect(loaded).toEqual(['entry']));
});

test('a page that the router had is where the reader left it, and the browser keeps it from there on', () => {
  const history = { scrollRestoration: 'manual' as const, state: { scrollY: 640 } };
  expect(page({ history }).window).toMatchObject({
    scrollY: 640,
    history: { scrollRestoration: 'auto' },
  });
});

test('a page whose position the browser keeps is left alone, however old the state is', () => {
  const history = { scrollRestoration: 'auto' as const, state: { scrollY: 640 } };
  expect(page({ history }).window.scrollY).toBe(0);
});

test('presses are played again once, those that work by themselves are not', () => {
  const { document, window } = page({});
  const kept = press({ isKept: true });
  const left = press({ isKept: false });
  for (const { event } of [kept, left]) document.dispatchEvent(event);
  window.dispatchEvent(new Event(readyEvent));
  window.dispatchEvent(new Event(readyEvent));
  expect(kept.button.click).toHaveBeenCalledTimes(1);
  expect(left.button.click).not.toHaveBeenCalled();
});

test.each([
  [{ key: 'k', ctrlKey: true }, 1],
  [{ key: 'K', metaKey: true }, 1],
  [{ key: '/' }, 1],
  [{ key: 'k' }, 0],
])('the key %j is played again %i times', (keys, times) => {
  const { document, window } = page({});
  const target = { closest: () => null, dispatchEvent: vi.fn() };
  const event = Object.assign(new Event('keydown', { cancelable: true }), keys);
  document.dispatchEvent(Object.defineProperty(event, 'target', { value: target }));
  expect(event.defaultPrevented).toBe(times === 1);
  window.dispatchEvent(new Event(readyEvent));
  expect(target.dispatchEvent).toHaveBeenCalledTimes(times);
});

test('a demo within two screens runs without the application', async () => {
  const { added, loaded } = page({ demoAt: 1900 });
  await vi.waitFor(() => expect(loaded).toEqual(['demos']));
  expect(added.map(({ href }) => href)).toEqual(['/shared.js']);
});

test('a demo further down, or with its picture, waits', async () => {
  const far = page({ demoAt: 2100 });
  const { document, loaded } = page({ demoAt: 100, hasPicture: true });
  await settle();
  expect([...far.loaded, ...loaded]).toEqual([]);
  document.dispatchEvent(new Event('focusin'));
  await vi.waitFor(() => expect(loaded.sort()).toEqual(['demos', 'entry']));
});
