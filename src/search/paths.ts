export const searchPagePath = '/x/search/';
export const namesFile = (product: string) => `/x/search/${product}.names.json`;
export const textsFile = (product: string) => `/x/search/${product}.texts.json`;
/** In the order in which they are loaded after the current one. */
export const searchProducts = [
  'introduction',
  'x-data-grid',
  'x-date-pickers',
  'x-charts',
  'x-tree-view',
] as const;
