import { mayPrefetch } from '../links/index.ts';
import { namesFile } from './paths.ts';

interface PrefetchWindow {
  fetch: (path: string) => Promise<unknown>;
  /** Not in every browser. */
  requestIdleCallback?: (run: () => void) => number;
  setTimeout: (run: () => void) => unknown;
  navigator: object;
}

const asked = new Set<string>();

/** Fetches the names of a product once, when the page is idle; the dialog reports a failure. */
export function prefetchNames(product: string, window: PrefetchWindow, done = asked): void {
  if (done.has(product) || !mayPrefetch(window.navigator)) return;
  done.add(product);
  const run = () => void window.fetch(namesFile(product)).catch(() => {});
  if (window.requestIdleCallback) window.requestIdleCallback(run);
  else window.setTimeout(run);
}
