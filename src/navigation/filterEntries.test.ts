import { expect, test } from 'vitest';
import { filterEntries, ownTitleOf } from './filterEntries.ts';
import { sampleTree } from './sampleTree.fixture.ts';

const pathsFor = (query: string) => filterEntries(sampleTree, query).map(({ path }) => path);

test('every typed word must be found, in any order and case', () => {
  expect(pathsFor('HEIGHT row')).toEqual(['/x/react-data-grid/row-height/']);
  expect(pathsFor('row nothing')).toEqual([]);
});

test('the groups and the path count too, the title first', () => {
  expect(pathsFor('data grid')).toEqual(
    expect.arrayContaining(['/x/react-data-grid/', '/x/api/data-grid/data-grid-premium/']),
  );
  expect(pathsFor('editing')).toEqual([
    '/x/react-data-grid/editing/',
    '/x/react-data-grid/editing/persistence/',
  ]);
  expect(pathsFor('toolbar')[0]).toBe('/x/api/data-grid/toolbar/');
});

test('a typed word begins a word: it is never found inside one', () => {
  expect(pathsFor('ersist')).toEqual([]);
  expect(pathsFor('persist')).toEqual(['/x/react-data-grid/editing/persistence/']);
  // A hump begins a word too.
  expect(pathsFor('premium')).toContain('/x/api/data-grid/data-grid-premium/');
});

test('the first page of a group is listed by the group’s name', () => {
  const [first] = filterEntries(sampleTree, 'editing');
  expect(first && ownTitleOf(first)).toBe('Editing');
});

test('accents do not matter', () => {
  expect(pathsFor('sánkey')).toEqual(['/x/react-charts/sankey/']);
});

test("R12 a planned entry isn't a result, because it isn't a link", () => {
  expect(pathsFor('filter panel')).toEqual([]);
  expect(pathsFor('future')).toEqual([]);
});

test('without words nothing is filtered', () => {
  expect(pathsFor('  ')).toHaveLength(16);
});
