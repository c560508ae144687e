import type { DemoStarter } from '../demos/run/index.ts';
import { keepPress } from '../pictures/index.ts';
import { darkQuery } from '../preferences/index.ts';
import { rememberedScroll } from './router/scrollMemory.ts';
import { laterRel, readyEvent, type EarlyWindow } from './startNames.ts';

export type StartUrls = [
  /** Of the application. */
  entry: string,
  /** Of ads, analytics and the worker. */
  late: string,
  /** Of the script that starts demos, and of what it imports. */
  demos: string[],
];

const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll'];
const early = { capture: true, passive: true };
/** Played again by the application; the others work without it. */
const keptButtons = 'button:not([popovertarget],[data-copy],[data-host] *)';

/**
 * Inline script at the end of a page. Loads the application at the first sign of a reader (pointer, key, touch,
 * scroll, focus), or when another tab or the system changes a preference. Presses of buttons and the search keys
 * that come before it is ready are kept and played again. Links need no keeping: they work.
 * A page that the application has shown before, and that is loaded again, is where the reader left it.
 * Demos that are near run without it, unless a drawing is shown instead (`data-waits`). Where all demos in view
 * have their picture, the page rests: they start with the application.
 * The late script comes when the page has loaded and is idle.
 */
export default function waitForReader(
  window: Window & typeof globalThis,
  document: Document,
  ...[entry, late, demos]: StartUrls
): void {
  const kept: (() => void)[] = [];
  let isStarted = false;
  let rests = false;

  const start = () => {
    if (isStarted) return;
    isStarted = true;
    for (const link of document.querySelectorAll<HTMLLinkElement>(`link[rel=${laterRel}]`)) {
      if (!link.getAttribute('as')) {
        link.rel = 'modulepreload';
        continue;
      }
      // Not a preload: the browser warns of one that is not used soon after the page has loaded.
      const payload = window.fetch(link.href, { priority: 'low' });
      payload.catch(() => {});
      (window as EarlyWindow).docsPayload = payload;
    }
    void import(entry);
    if (rests) runDemos().catch(() => {});
  };

  const runDemos = async () => {
    const [starter, ...imports] = demos;
    if (!starter || !document.querySelector('[data-assets]')) throw Error();
    for (const href of imports)
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
      );
    await ((await import(starter)) as typeof DemoStarter).startDemos();
  };

  const keepClick = (event: MouseEvent) => {
    const target = event.target as Element;
    const stage = target.closest?.('[data-picture]')?.parentElement;
    const button = target.closest?.<HTMLElement>('button');
    if (stage) keepPress(stage, event);
    else if (button?.matches(keptButtons)) kept.push(() => button.click());
  };

  const keepKey = (event: KeyboardEvent) => {
    const target = event.target as Element;
    const { key, ctrlKey, metaKey } = event;
    const isSearch =
      metaKey || ctrlKey
        ? /^k$/i.test(key)
        : /^[/?]$/.test(key) && !target.closest('input,textarea');
    if (!isSearch) return;
    event.preventDefault();
    const again = { key, ctrlKey, metaKey, bubbles: true };
    kept.push(() => target.dispatchEvent(new window.KeyboardEvent('keydown', again)));
  };

  const isNear = (screens: number, without?: string) =>
    [...document.querySelectorAll('[data-demo]:not([data-waits])')].some(
      (demo) =>
        demo.getBoundingClientRect().top < screens * window.innerHeight &&
        !(without && demo.querySelector(without)),
    );

  const whenIdle = (run: () => void, fallbackMs: number, options?: IdleRequestOptions) =>
    window.requestIdleCallback
      ? window.requestIdleCallback(run, options)
      : window.setTimeout(run, fallbackMs);

  for (const sign of signs) document.addEventListener(sign, start, early);
  window.addEventListener('storage', start);
  window.matchMedia?.(darkQuery).addEventListener?.('change', start);
  document.addEventListener('click', keepClick, true);
  document.addEventListener('keydown', keepKey, true);
  window.addEventListener(
    readyEvent,
    () => {
      document.removeEventListener('click', keepClick, true);
      document.removeEventListener('keydown', keepKey, true);
      for (const sign of signs) document.removeEventListener(sign, start, early);
      for (const play of kept) play();
    },
    { once: true },
  );

  // The router has told the browser to leave scrolling to it. Until it is back, the browser does it again.
  const { history } = window;
  if (history.scrollRestoration === 'manual') {
    history.scrollRestoration = 'auto';
    const scroll = rememberedScroll(history.state);
    if (scroll !== undefined) window.scrollTo(0, scroll);
  }

  const loadLate = () => whenIdle(() => void import(late).catch(() => {}), 0);
  if (document.readyState === 'complete') loadLate();
  else window.addEventListener('load', loadLate);

  if (window.location.hash || window.scrollY || document.querySelector(':focus,[data-start-now]'))
    start();
  else if (isNear(2)) {
    rests =
      window.navigator.onLine &&
      document.documentElement.dir !== 'rtl' &&
      !isNear(1, '[data-picture=all]') &&
      !!document.querySelector('[data-picture]');
    const runFirst = () => void (isStarted || runDemos().catch(start));
    if (!rests) whenIdle(runFirst, 200, { timeout: 1000 });
  }
}
