import type { PageSource } from '../api-reference/pageSources.tsx';
import { listedApiPaths } from '../api-reference/server.ts';
import { sizePageSource } from '../size-snapshot/sizePage.tsx';
import { whatsNewSource } from '../whats-new/whatsNewPage.tsx';

/** Pages made from data about the packages, outside of the tree. A site without an API reference has none. */
export function extraPageSources(): PageSource[] {
  return listedApiPaths.size === 0 ? [] : [sizePageSource(), whatsNewSource()];
}
