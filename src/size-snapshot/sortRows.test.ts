import { expect, test } from 'vitest';
import { isReal } from './measured.ts';
import { sizeSnapshot } from './sizes.ts';
import { pressed, shownRows } from './sortRows.ts';
import { kilobytes } from '../ui/index.ts';
import { parseSnapshot, snapshotText, type SizeRow } from './snapshot.ts';

const row = (name: string, packageName: string, own: number, all: number): SizeRow => ({
  name,
  package: packageName,
  own: [own, own - 1],
  all: [all, all - 1],
});
const rows = [
  row('BarChart', '@mui/x-charts', 70, 120),
  row('DataGrid', '@mui/x-data-grid', 107, 200),
  row('Toolbar', '@mui/x-data-grid', 70, 90),
];
const names = (found: readonly SizeRow[]) => found.map(({ name }) => name);

test('rows are sorted both ways, equal ones by name', () => {
  const by = (column: 'ownGzip' | 'allBrotli', descending: boolean) =>
    names(shownRows(rows, '', { column, descending }));
  expect(by('ownGzip', true)).toEqual(['DataGrid', 'BarChart', 'Toolbar']);
  expect(by('ownGzip', false)).toEqual(['BarChart', 'Toolbar', 'DataGrid']);
  expect(by('allBrotli', false)).toEqual(['Toolbar', 'BarChart', 'DataGrid']);
});

test('the filter reads names and packages, whatever their case', () => {
  const sorting = { column: 'name', descending: false } as const;
  expect(names(shownRows(rows, ' BARC', sorting))).toEqual(['BarChart']);
  expect(names(shownRows(rows, 'x-data', sorting))).toEqual(['DataGrid', 'Toolbar']);
  expect(shownRows(rows, '.*', sorting)).toEqual([]);
});

test('a column turns around when it is pressed again', () => {
  const first = pressed({ column: 'name', descending: false }, 'allGzip');
  expect(first).toEqual({ column: 'allGzip', descending: true });
  expect(pressed(first, 'allGzip')).toEqual({ column: 'allGzip', descending: false });
  expect(pressed(first, 'package')).toEqual({ column: 'package', descending: false });
});

test('the file reads what it writes, one row a line, and refuses anything else', () => {
  const snapshot = { versions: { react: '19.0.0' }, rows };
  const text = snapshotText(snapshot);
  expect(parseSnapshot(JSON.parse(text))).toEqual(snapshot);
  expect(text.split('\n')).toHaveLength(rows.length + 6);
  expect(() => parseSnapshot({ ...snapshot, rows: [{ ...rows[0], own: [0, 1] }] })).toThrow(
    'rows › 0 › own › 0',
  );
  expect(kilobytes(107_049)).toBe('107.0 kB');
});

test('the committed figures are of the package that has the component, and none is of a placeholder', () => {
  const measured = sizeSnapshot().rows;
  expect(measured.filter((found) => !isReal(found))).toEqual([]);
  expect(
    measured.filter(({ own, all }) => own[0] < 500 || own[1] > own[0] || all[0] < own[0]),
  ).toEqual([]);
  const own = (name: string) => measured.find((found) => found.name === name)?.own[0] ?? 0;
  expect(own('DataGrid')).toBeLessThan(own('DataGridPro'));
  expect(own('DataGridPro')).toBeLessThan(own('DataGridPremium'));
});
