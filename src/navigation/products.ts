/** The products' roots here, in the order of the product switcher. */
export const productRoots = {
  introduction: '/x/introduction/',
  'x-data-grid': '/x/react-data-grid/',
  'x-date-pickers': '/x/react-date-pickers/',
  'x-charts': '/x/react-charts/',
  'x-tree-view': '/x/react-tree-view/',
} as const;

export type ProductId = keyof typeof productRoots;

/** `path`: canonical. */
export const isProductRoot = (path: string) => Object.values<string>(productRoots).includes(path);

export interface ProductPlace {
  productId: ProductId | null;
  productCategoryId: 'x' | null;
}

const prefixes: [prefix: string, productId: ProductId][] = [
  ['/x/react-data-grid', 'x-data-grid'],
  ['/x/react-date-pickers', 'x-date-pickers'],
  ['/x/react-charts', 'x-charts'],
  ['/x/react-tree-view', 'x-tree-view'],
  ['/x/api/data-grid/', 'x-data-grid'],
  ['/x/api/date-pickers/', 'x-date-pickers'],
  ['/x/api/charts/', 'x-charts'],
  ['/x/api/tree-view/', 'x-tree-view'],
  ['/x/', 'introduction'],
];

/** The product that a canonical path belongs to; null outside `/x/`. */
export function productOf(path: string): ProductPlace {
  const page = `${path.replace(/[?#].*$/s, '').replace(/\/$/, '')}/`;
  const productId = prefixes.find(([prefix]) => page.startsWith(prefix))?.[1] ?? null;
  return { productId, productCategoryId: productId && 'x' };
}
