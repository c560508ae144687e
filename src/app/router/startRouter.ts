import { isPageLink, isPlainClick, isSamePage } from './linkPolicy.ts';
import { navigatedEvent } from './navigatedEvent.ts';
import { decodePart, mayPrefetch } from '../../links/index.ts';
import { createProgressBar } from './progressBar.ts';
import { rememberedScroll, rememberScroll } from './scrollMemory.ts';

interface RouterOptions<T extends { build: string; title: string }> {
  window: Window;
  build: string;
  load: (path: string) => Promise<T>;
  show: (payload: T, afterPaint: () => void) => void;
}

const restMs = 100;

/** Same-tab links inside the site swap the page without a reload; every doubt falls back to a full load. */
export function startRouter<T extends { build: string; title: string }>(options: RouterOptions<T>) {
  const { window, build, load, show } = options;
  const { document, history, location } = window;
  const here = () => new URL(location.href);
  const progress = createProgressBar({
    document,
    setTimeout: (run, ms) => window.setTimeout(run, ms),
    clearTimeout: (id) => window.clearTimeout(id),
  });
  let current = location.pathname;
  let turn = 0;
  /** The history is at an entry whose page isn't shown yet, so the scroll position belongs to another page. */
  let isArriving = false;
  const keepScroll = () => {
    if (!isArriving) rememberScroll(history, window.scrollY);
  };

  async function go(url: URL, mode: 'push' | 'pop' | 'refresh') {
    const mine = ++turn;
    const scroll = mode === 'pop' ? rememberedScroll(history.state) : undefined;
    progress.start();
    try {
      const payload = await load(url.pathname);
      if (mine !== turn) return;
      if (payload.build !== build) throw new Error('The page belongs to a newer build.');
      if (mode === 'push') {
        keepScroll();
        isArriving = true;
        history.pushState(null, '', url);
      }
      current = url.pathname;
      show(payload, () => {
        progress.stop();
        if (mode === 'refresh') return;
        document.getElementById('docs-main')?.focus({ preventScroll: true });
        restoreScroll(scroll, url.hash);
        isArriving = false;
        window.dispatchEvent(new CustomEvent(navigatedEvent, { detail: payload.title }));
      });
    } catch (error) {
      progress.stop();
      if (mode === 'refresh') throw error;
      if (mine === turn) location.assign(url);
    }
  }

  function restoreScroll(y: number | undefined, hash: string) {
    const target = hash && document.getElementById(decodePart(hash.slice(1)));
    if (y === undefined && target) reveal(target);
    else window.scrollTo(0, y ?? 0);
  }

  document.addEventListener('click', (event) => {
    const link = pageLinkOf(event.target, here());
    if (!link || !isPlainClick(event)) return;
    const url = new URL(link.href);
    if (isSamePage(url, here()) && (url.hash || url.href === location.href)) return;
    event.preventDefault();
    link.closest<HTMLElement>('[popover]:popover-open')?.hidePopover();
    void go(url, 'push');
  });

  const prefetch = (event: Event) => {
    const link = pageLinkOf(event.target, here());
    if (!link) return;
    const { pathname } = new URL(link.href);
    if (pathname !== location.pathname && mayPrefetch(window.navigator))
      load(pathname).catch(() => {});
  };
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(type, prefetch, { passive: true });
  }

  // Where a page begins is up to start.inline.ts and the browser.
  history.scrollRestoration = 'manual';
  window.addEventListener('pagehide', keepScroll);
  // When the scrolling rests: writing the history takes milliseconds, and a wheel turns in steps.
  let rest: number | undefined;
  window.addEventListener('scrollend', () => {
    window.clearTimeout(rest);
    rest = window.setTimeout(keepScroll, restMs);
  });
  window.addEventListener('popstate', () => {
    window.clearTimeout(rest);
    isArriving = location.pathname !== current;
    if (isArriving) void go(here(), 'pop');
    else restoreScroll(rememberedScroll(history.state), location.hash);
  });

  /** Development: loads the same page again. Rejects when that fails. */
  return { refresh: () => go(here(), 'refresh') };
}

function pageLinkOf(target: EventTarget | null, here: URL): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link && isPageLink(link, here) ? link : undefined;
}

/** Opens what it is folded in, as a browser does for the hash of a page that it loads. */
function reveal(target: Element): void {
  for (let fold = target.closest('details'); fold;) {
    fold.open = true;
    fold = fold.parentElement?.closest('details') ?? null;
  }
  target.scrollIntoView();
}
