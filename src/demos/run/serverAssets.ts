import { cache } from 'react';
import type { Styling } from '../source/index.ts';
import type { ResolveAssets, ResolvedAssets } from './assets.ts';

/** One resolver for each rendered page: server components have no context. */
const rendering = cache((): { resolve?: ResolveAssets } => ({}));

/**
 * Called while a page is rendered, above its demos. A build reads the addresses from the client's manifest; in
 * development the module itself is served.
 */
export function setDemoAssets(resolve: ResolveAssets): void {
  rendering().resolve = resolve;
}

/** `id`: `data-grid/sorting/Striped`. */
export function demoAssets(id: string, styling: Styling): ResolvedAssets {
  const file = `${id}${styling === 'system' ? '' : `.${styling}`}.tsx`;
  const { resolve } = rendering();
  if (!resolve) throw new Error(`${file}: call setDemoAssets above the demos of the page.`);
  return resolve(file);
}
