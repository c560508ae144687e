import { expect, test } from 'vitest';
import { editDistance } from '../../links/index.ts';
import { readQuery } from './readQuery.ts';

test.each([
  ['sortModel', 'identifier', ['sortmodel']],
  ['<DataGrid sortModel>', 'identifier', ['datagrid', 'sortmodel']],
  ['apiRef.current.getRow', 'identifier', ['apiref', 'current', 'getrow']],
  ['how to sort the columns', 'task', ['sort', 'columns']],
  ['Sorting', 'word', ['sorting']],
  ['next.js', 'task', ['next', 'js']],
  ['Paper.as', 'identifier', ['paper', 'as']],
])('%s is read as %s of %j', (query, mode, words) => {
  const read = readQuery(query);
  expect(read.mode).toBe(mode);
  expect(read.units.map(({ word }) => word)).toEqual(words);
});

test('words for products and kinds are known, beside others', () => {
  expect(readQuery('export a chart').hintedProducts).toEqual(['x-charts']);
  expect(readQuery('chart').hintedProducts).toEqual([]);
  expect(readQuery('rowClick event').units.map(({ kind }) => kind)).toEqual([undefined, 'event']);
});

test('only the last word may be unfinished, and no word before a space', () => {
  expect(readQuery('row hei').units.map(({ isLast }) => isLast)).toEqual([false, true]);
  expect(readQuery('row height ').units.map(({ isLast }) => isLast)).toEqual([false, false]);
});

test('the names before a dot are the context of the last one', () => {
  const contexts = readQuery('DataGrid.rowHeight').units.map(({ isContext }) => isContext);
  expect(contexts).toEqual([true, false]);
});

test('a word like support says little beside another one, and all when it is alone', () => {
  const light = (query: string) => readQuery(query).units.map(({ isLight }) => isLight);
  expect(light('keyboard support')).toEqual([false, true]);
  expect(light('support')).toEqual([false]);
});

test.each([
  ['sorting', 'sorting', 0],
  ['sorting', 'soritng', 1],
  ['sorting', 'srting', 1],
  ['sorting', 'sortting', 1],
  ['sorting', 'sartong', 2],
  ['sorting', 'grouping', 3],
])('%s and %s differ by %i typos', (one, other, typos) => {
  expect(editDistance(one, other, 2)).toBe(typos);
});
