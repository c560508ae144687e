import { expect, test } from 'vitest';
import { pagesInOrder } from './pages.ts';
import { productOf, productRoots } from './products.ts';
import { sampleTree } from './sampleTree.fixture.ts';

test.each([
  ['/x/react-data-grid/', 'x-data-grid'],
  ['/x/react-data-grid/sorting/#multi', 'x-data-grid'],
  ['/x/react-data-grid', 'x-data-grid'],
  ['/x/react-date-pickers/date-picker/', 'x-date-pickers'],
  ['/x/react-charts/bars/', 'x-charts'],
  ['/x/react-tree-view/simple-tree-view/items/', 'x-tree-view'],
  ['/x/introduction/', 'introduction'],
  ['/x/guides/telemetry/', 'introduction'],
  ['/x/migration/migration-charts-v7/', 'introduction'],
  ['/x/', 'introduction'],
  ['/x', 'introduction'],
])('R20 the product of %j is %j, its category x', (path, productId) => {
  expect(productOf(path)).toEqual({ productId, productCategoryId: 'x' });
});

test.each(['/', '/playground/', '/blog/', '/xylophone/', '/404/', ''])(
  'R20 %j is outside the products',
  (path) => {
    expect(productOf(path)).toEqual({ productId: null, productCategoryId: null });
  },
);

test.each([
  ['/x/api/data-grid/data-grid/', 'x-data-grid'],
  ['/x/api/data-grid/', 'x-data-grid'],
  ['/x/api/date-pickers/date-picker/', 'x-date-pickers'],
  ['/x/api/charts/bar-chart/', 'x-charts'],
  ['/x/api/tree-view/tree-item/', 'x-tree-view'],
  ['/x/api/', 'introduction'],
])('R21 the API path %j belongs to %j', (path, productId) => {
  expect(productOf(path).productId).toBe(productId);
});

test('R20 each root belongs to its own product', () => {
  for (const [productId, root] of Object.entries(productRoots)) {
    expect(productOf(root).productId).toBe(productId);
  }
});

test('R20 every page of a product group in the tree belongs to that product', () => {
  const ids = pagesInOrder(sampleTree)
    .filter(({ trail }) => trail[0] === 'Data Grid')
    .map(({ path }) => productOf(path).productId);
  expect(new Set(ids)).toEqual(new Set(['x-data-grid']));
});
