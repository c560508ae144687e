import { describe, expect, test } from 'vitest';
import type { GridGetRowsParams } from '@mui/x-data-grid';
import { toOData } from './toOData';
import { toRest } from './toRest';
import { toSql } from './toSql';

const request = (changes: Partial<GridGetRowsParams> = {}): GridGetRowsParams => ({
  sortModel: [],
  filterModel: { items: [] },
  start: 50,
  end: 74,
  ...changes,
});
const filter = (field: string, operator: string, value?: unknown) =>
  request({ filterModel: { items: [{ field, operator, value }] } });

describe('toSql', () => {
  test('binds values and escapes patterns', () => {
    const { text, values } = toSql(filter('name', 'contains', "50%_'; --"));
    expect(text).toContain('WHERE (name ILIKE $1)');
    expect(values).toEqual(["%50\\%\\_'; --%", 25, 50]);
  });

  test('ends the order with the id', () => {
    const { text } = toSql(request({ sortModel: [{ field: 'salaryEur', sort: 'desc' }] }));
    expect(text).toContain('ORDER BY salary_eur DESC, id');
  });
});

test('toRest encodes the models', () => {
  const url = toRest({
    ...filter('rating', '>=', '3'),
    sortModel: [{ field: 'salaryEur', sort: 'desc' }],
  });
  expect(decodeURIComponent(url)).toBe(
    '/api/staff?filter[rating][gte]=3&sort=-salaryEur&offset=50&limit=25',
  );
});

test('toOData doubles quotes and checks numbers', () => {
  expect(toOData(filter('name', 'equals', "O'Neil"))).toContainEqual([
    '$filter',
    "Name eq 'O''Neil'",
  ]);
  expect(() => toOData(filter('rating', '=', '1 or 1 eq 1'))).toThrow('isn’t a number');
});

describe.each([
  ['toSql', toSql],
  ['toRest', toRest],
  ['toOData', toOData],
])('%s', (_name, translate) => {
  test('rejects unknown fields and operators', () => {
    expect(() => translate(filter('password', 'contains', 'a'))).toThrow('password');
    expect(() => translate(filter('constructor', 'contains', 'a'))).toThrow('constructor');
    expect(() => translate(filter('name', 'matches', 'a'))).toThrow('matches');
  });

  test('skips conditions without a value', () => {
    expect(translate(filter('name', 'contains'))).toEqual(translate(request()));
    expect(translate(filter('status', 'isAnyOf', []))).toEqual(translate(request()));
  });
});
