import { apiPathOf, apiProductOf } from '../api-reference/index.ts';
import { listedApiPaths } from '../api-reference/index.server.ts';
import type { PageSource } from '../pages/index.ts';
import type { SizeRow } from '../size-snapshot/index.ts';
import { sizePageSource } from '../size-snapshot/index.server.ts';
import { whatsNewSource } from '../whats-new/index.server.ts';

/** Pages made from data about the packages, outside of the tree. A site without an API reference has none. */
export function extraPageSources(): PageSource[] {
  return listedApiPaths.size === 0 ? [] : [sizePageSource(apiPageOf), whatsNewSource()];
}

function apiPageOf({ name, package: packageName }: SizeRow): string | undefined {
  const product = apiProductOf(packageName.replace(/^@mui\/|-(pro|premium)$/g, ''));
  return product && apiPathOf({ product, name });
}
