import { expect, test } from 'vitest';
import { checkPages } from './checkPages.ts';
import { pagesInOrder } from './pages.ts';
import { sampleTree } from './sampleTree.fixture.ts';
import type { NavigationEntry } from './types.ts';

const page = (path: string, file = `content${path}page.mdx`) => ({ path, file });
const allPages = pagesInOrder(sampleTree).map(({ path }) => page(path));

test('a tree whose entries all have pages is right; groups and planned entries need none', () => {
  expect(checkPages(sampleTree, allPages)).toEqual([]);
});

test('a group may have a page', () => {
  expect(checkPages(sampleTree, [...allPages, page('/x/migration-v8/')])).toEqual([]);
});

test('an entry without a page names the navigation file and the expected page file', () => {
  const tree: NavigationEntry[] = [{ pathname: '/x/react-data-grid/sorting' }];
  expect(checkPages(tree, [])).toMatchInlineSnapshot(`
    [
      "content/navigation.ts: the entry '/x/react-data-grid/sorting' has no page. Write content/data-grid/sorting/page.mdx, add "planned: true" to the entry, or remove it.",
    ]
  `);
});

test('R8 an API entry without a page: the edit is not a file to write', () => {
  const tree: NavigationEntry[] = [{ pathname: '/x/api/charts/bar-chrt' }];
  expect(checkPages(tree, [page('/x/api/charts/bar-chart/')])[0]).toMatchInlineSnapshot(
    `"content/navigation.ts: the entry '/x/api/charts/bar-chrt' has no page. Name a component or interface that its packages export, add "planned: true" to the entry, or remove it. Or write pathname: '/x/api/charts/bar-chart', a page without an entry."`,
  );
});

test('a page without an entry names its file and the entry to write', () => {
  expect(checkPages([], [page('/x/introduction/', 'content/introduction/page.mdx')]))
    .toMatchInlineSnapshot(`
    [
      "content/introduction/page.mdx: the page /x/introduction/ has no entry in content/navigation.ts. Add { pathname: '/x/introduction' } there, or "unlisted: true" to the page's front matter.",
    ]
  `);
});

test('a mistyped entry is told which page was meant', () => {
  const tree: NavigationEntry[] = [{ pathname: '/x/react-charts/bar' }];
  expect(checkPages(tree, [page('/x/react-charts/bars/', 'content/charts/bars/page.mdx')]))
    .toMatchInlineSnapshot(`
    [
      "content/navigation.ts: the entry '/x/react-charts/bar' has no page. Write content/charts/bar/page.mdx, add "planned: true" to the entry, or remove it. Or write pathname: '/x/react-charts/bars', a page without an entry.",
      "content/charts/bars/page.mdx: the page /x/react-charts/bars/ has no entry in content/navigation.ts. Add { pathname: '/x/react-charts/bars' } there, or "unlisted: true" to the page's front matter.",
    ]
  `);
});

test('an unlisted page needs no entry, and must have none', () => {
  const unlisted = { ...page('/x/a/', 'content/a/page.mdx'), unlisted: true };
  expect(checkPages([], [unlisted])).toEqual([]);
  expect(checkPages([{ pathname: '/x/a' }], [unlisted])).toMatchInlineSnapshot(`
    [
      "content/a/page.mdx: the page says "unlisted: true" but content/navigation.ts lists '/x/a'. Remove one of the two.",
    ]
  `);
});

test('R12 a planned entry whose page exists', () => {
  const tree: NavigationEntry[] = [{ pathname: '/x/a', planned: true }];
  expect(checkPages(tree, [page('/x/a/', 'content/a/page.mdx')])).toMatchInlineSnapshot(`
    [
      "content/navigation.ts: the entry '/x/a' is planned, but content/a/page.mdx exists. Remove "planned: true" from the entry.",
    ]
  `);
});

test('R12 a place on a page is not an entry for that page', () => {
  const tree: NavigationEntry[] = [{ pathname: '/x/react-charts/#planned-charts', planned: true }];
  expect(checkPages(tree, [page('/x/react-charts/')])).toHaveLength(1);
});

test('translations of one page are one mistake', () => {
  expect(checkPages([], [page('/x/a/'), page('/x/a/', 'content/a/page.ar.mdx')])).toHaveLength(1);
});
