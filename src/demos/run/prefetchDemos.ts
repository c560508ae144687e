import { mayPrefetch } from '../../links/index.ts';
import type { DemoAssets } from './assets.ts';
import { addLink } from './loadDemo.ts';
import { idle } from './idle.ts';

/** Long enough for what is in view to be interactive first. */
const quietMs = 3000;
const wanted = new Set<string>();
let started = false;

/** Fetches the chunks of a page's further demos in idle time, into the browser's cache, where the connection allows. */
export function prefetchDemo({ js }: DemoAssets): void {
  if (!mayPrefetch(navigator)) return;
  for (const href of js) wanted.add(href);
  if (started) return;
  started = true;
  setTimeout(() => void fetchAll(), quietMs);
}

async function fetchAll(): Promise<void> {
  for (const href of wanted) {
    wanted.delete(href);
    await idle(10_000);
    // Already fetched by a demo that came near.
    const known = performance.getEntriesByName(new URL(href, location.href).href).length > 0;
    if (!known) await addLink({ rel: 'prefetch', as: 'script', href });
  }
  started = false;
}
