import { expect, test } from 'vitest';
import { pageFileOf, pagePathOf } from './pagePath.ts';

test.each([
  ['introduction', '/x/introduction/'],
  ['data-grid/sorting', '/x/react-data-grid/sorting/'],
  ['tree-view/simple-tree-view/items', '/x/react-tree-view/simple-tree-view/items/'],
  ['data-grid', '/x/react-data-grid/'],
])('%s ↔ %s', (folder, path) => {
  expect(pagePathOf(folder)).toBe(path);
  expect(pageFileOf(path)).toBe(`content/${folder}/page.mdx`);
});
