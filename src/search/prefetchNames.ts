import { mayPrefetch, toAddress } from '../links/index.ts';

interface PrefetchWindow {
  fetch: (path: string) => Promise<unknown>;
  /** Not in every browser. */
  requestIdleCallback?: (run: () => void) => number;
  setTimeout: (run: () => void) => unknown;
  navigator: object;
}

const asked = new Set<string>();

/** Fetches the names of a product once, when the page is idle; the dialog reports a failure. */
export function prefetchNames(file: string, window: PrefetchWindow, done = asked): void {
  if (done.has(file) || !mayPrefetch(window.navigator)) return;
  done.add(file);
  const run = () => void window.fetch(toAddress(file)).catch(() => {});
  if (window.requestIdleCallback) window.requestIdleCallback(run);
  else window.setTimeout(run);
}
