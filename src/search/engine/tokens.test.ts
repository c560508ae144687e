import { expect, test } from 'vitest';
import { isIdentifier, squash, stem, tokensOf } from './tokens.ts';

test('names are kept whole and split', () => {
  expect(tokensOf('getRowId')).toEqual(['getrowid', 'get', 'row', 'id']);
  expect(tokensOf('apiRef.current')).toEqual(['apirefcurrent', 'api', 'ref', 'current']);
  expect(tokensOf('MuiDataGrid-root')).toEqual(['muidatagridroot', 'mui', 'data', 'grid', 'root']);
});

test('words that say nothing are left out, endings do not matter', () => {
  expect(tokensOf('How to sort the columns')).toEqual(['sort', 'column', 'columns']);
  for (const word of ['sorting', 'sorted', 'sorts']) expect(stem(word)).toBe('sort');
  expect(stem('pagination')).toBe(stem('paginating'));
});

test('an ending that tells two words apart stays', () => {
  for (const word of ['pastes', 'pasted', 'pasting']) expect(stem(word)).toBe('paste');
  expect(stem('past')).toBe('past');
});

test('a name is the same with spaces, dashes and capitals', () => {
  expect(squash('Date Picker')).toBe(squash('date-picker'));
  expect(squash('DatePicker')).toBe('datepicker');
});

test.each([
  ['sortModel', true],
  ['DataGrid.rowHeight', true],
  ['useXScale', true],
  ['MuiDataGrid', true],
  ['sorting', false],
  ['sort by columns', false],
])('%s is written like code: %s', (query, expected) => {
  expect(isIdentifier(query)).toBe(expected);
});
