export const searchPagePath = '/x/search/';
export const namesFile = (product: string) => `/x/search/${product}.names.json`;
export const textsFile = (product: string) => `/x/search/${product}.texts.json`;

/** The product of a shard; undefined for other paths. */
export function shardProductOf(path: string): string | undefined {
  return /^\/x\/search\/([^/]+)\.(?:names|texts)\.json$/.exec(path)?.[1];
}

/** In the order in which they are loaded after the current one. */
export const searchProducts = [
  'introduction',
  'x-data-grid',
  'x-date-pickers',
  'x-charts',
  'x-tree-view',
] as const;
