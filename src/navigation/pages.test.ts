import { expect, test } from 'vitest';
import { neighborsOf, pagesInOrder, planOfTrail, trailOf } from './pages.ts';
import { sampleTree } from './sampleTree.fixture.ts';
import type { NavigationEntry } from './types.ts';

test('pages come in the order of the tree; groups and planned entries are none', () => {
  expect(pagesInOrder(sampleTree).map(({ path }) => path)).toEqual([
    '/x/introduction/',
    '/x/introduction/priority-support/',
    '/x/guides/telemetry/',
    '/x/common-concepts/custom-components/',
    '/x/react-data-grid/',
    '/x/react-data-grid/row-height/',
    '/x/react-data-grid/editing/',
    '/x/react-data-grid/editing/persistence/',
    '/x/react-data-grid/components/prompt-field/',
    '/x/react-data-grid/components/',
    '/x/api/data-grid/',
    '/x/api/data-grid/data-grid-premium/',
    '/x/api/data-grid/toolbar/',
    '/x/react-charts/',
    '/x/react-charts/sankey/',
    '/x/migration/migration-data-grid-v7/',
  ]);
});

test('with the existing pages known, a group with a page counts and an entry without one does not', () => {
  const pages = new Set(['/x/migration-v8/', '/x/introduction/']);
  expect(pagesInOrder(sampleTree, pages).map(({ path }) => path)).toEqual([
    '/x/introduction/',
    '/x/migration-v8/',
  ]);
});

test('a page carries its title and the titles of the groups around it', () => {
  const page = pagesInOrder(sampleTree).find(({ path }) => path.endsWith('/editing/'));
  expect(page).toMatchObject({
    title: 'Overview',
    trail: ['Data Grid', 'Main features', 'Editing'],
  });
});

test('the trail leads from the product to the page; only pages have a path', () => {
  const trail = trailOf(sampleTree, '/x/react-data-grid/row-height/#auto');
  expect(trail.map(({ title, path }) => [title, path])).toEqual([
    ['Data Grid', null],
    ['Main features', null],
    ['Rows', null],
    ['Row height', '/x/react-data-grid/row-height/'],
  ]);
});

test('a group that has a page is a link in the trail', () => {
  const pages = new Set(['/x/migration-v8/', '/x/migration/migration-data-grid-v7/']);
  const trail = trailOf(sampleTree, '/x/migration/migration-data-grid-v7/', pages);
  expect(trail.map(({ path }) => path)).toEqual([
    null,
    '/x/migration-v8/',
    '/x/migration/migration-data-grid-v7/',
  ]);
});

test("a group's own page has a trail, a place on a page takes none of its page", () => {
  expect(trailOf(sampleTree, '/x/migration-v8/').at(-1)?.path).toBe('/x/migration-v8/');
  expect(trailOf(sampleTree, '/x/react-charts/').at(-1)?.title).toBe('Overview');
});

test('a page needs its own plan, or that of the group around it', () => {
  const tree: NavigationEntry[] = [
    {
      pathname: '/x/pivoting-group',
      plan: 'premium',
      children: [{ pathname: '/x/pivoting' }, { pathname: '/x/layouts', plan: 'pro' }],
    },
    { pathname: '/x/sorting' },
  ];
  const plans = ['/x/pivoting/', '/x/layouts/', '/x/sorting/', '/x/secret/'].map((path) =>
    planOfTrail(trailOf(tree, path)),
  );
  expect(plans).toEqual(['premium', 'pro', undefined, undefined]);
});

test('an unlisted page has no trail and no neighbors', () => {
  expect(trailOf(sampleTree, '/x/secret/')).toEqual([]);
  expect(neighborsOf(sampleTree, '/x/secret/')).toEqual({});
});

test('R12 previous and next pass over planned entries', () => {
  const { previous, next } = neighborsOf(sampleTree, '/x/react-data-grid/components/prompt-field/');
  expect(previous?.path).toBe('/x/react-data-grid/editing/persistence/');
  expect(next?.path).toBe('/x/react-data-grid/components/');
});

test('the first page of a product has no previous, its last no next', () => {
  expect(Object.keys(neighborsOf(sampleTree, '/x/introduction/'))).toEqual(['next']);
  expect(Object.keys(neighborsOf(sampleTree, '/x/react-charts/'))).toEqual(['next']);
  expect(Object.keys(neighborsOf(sampleTree, '/x/react-charts/sankey/'))).toEqual(['previous']);
});
