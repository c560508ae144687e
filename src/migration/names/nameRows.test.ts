import { expect, test } from 'vitest';
import type { ApiHistory } from '../../api-history/index.ts';
import { changesBetween, findNames, nameRows } from './nameRows.ts';

const history: ApiHistory = {
  product: 'data-grid',
  lines: ['5.0', '6.0', '7.0', '8.0'],
  versions: {},
  entries: {
    DataGrid: {
      kind: 'component',
      since: '5.0',
      members: {
        rows: '5.0',
        rowsLookup: '5.0',
        first: { since: '5.0', removed: '6.0', renamed: 'second' },
        second: { since: '6.0', removed: '8.0', renamed: 'third' },
        third: '8.0',
        gone: { since: '5.0', removed: '7.0' },
      },
    },
    OldGrid: { kind: 'component', since: '5.0', removed: '6.0', members: { rows: '5.0' } },
  },
};

test('a name leads to what it is called today', () => {
  const today = Object.fromEntries(nameRows(history).map((row) => [row.name, row.today]));
  expect(today).toEqual({
    DataGrid: 'DataGrid',
    'DataGrid.rows': 'DataGrid.rows',
    'DataGrid.rowsLookup': 'DataGrid.rowsLookup',
    'DataGrid.first': 'DataGrid.third',
    'DataGrid.second': 'DataGrid.third',
    'DataGrid.third': 'DataGrid.third',
    'DataGrid.gone': undefined,
    OldGrid: undefined,
    'OldGrid.rows': undefined,
  });
});

test('whole names come first', () => {
  const found = findNames(nameRows(history), 'ROWS').map(({ name }) => name);
  expect(found).toEqual(['DataGrid.rows', 'OldGrid.rows', 'DataGrid.rowsLookup']);
});

test('any two versions are compared, in any order', () => {
  const rows = changesBetween(history, '8.0', '6.0');
  expect(rows.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
    'renamed DataGrid.second',
    'added DataGrid.third',
    'removed DataGrid.gone',
  ]);
});
