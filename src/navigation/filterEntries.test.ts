import { expect, test } from 'vitest';
import { filterEntries } from './filterEntries.ts';
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
