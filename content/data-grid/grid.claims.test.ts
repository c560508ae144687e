import { GRID_SINGLE_SELECT_COL_DEF, getGridStringOperators } from '@mui/x-data-grid/colDef';
import type { GridColDef, GridFilterItem } from '@mui/x-data-grid';
import { expect, test } from 'vitest';

// What the pages say about columns and operators, held by calling the functions of the package.
const column = { field: 'city' } as GridColDef;

test('filtering: `equals` ignores accents, `contains` does not', () => {
  const passes = (operator: string) => {
    const item: GridFilterItem = { field: 'city', operator, value: 'Krakow' };
    const found = getGridStringOperators().find(({ value }) => value === operator);
    const filter = found?.getApplyFilterFn(item, column as never);
    return filter?.('Kraków', {}, column as never, { current: {} } as never);
  };
  expect(passes('equals')).toBe(true);
  expect(passes('doesNotEqual')).toBe(false);
  expect(passes('contains')).toBe(false);
  expect(passes('startsWith')).toBe(false);
});

test('column definition: a value without an option is empty with objects, and shown with strings', () => {
  const shown = (valueOptions: (string | { value: string; label: string })[]) => {
    const definition = { ...GRID_SINGLE_SELECT_COL_DEF, field: 'city', valueOptions };
    const apiRef = { current: { state: { props: {} } } };
    const format = GRID_SINGLE_SELECT_COL_DEF.valueFormatter as unknown as (
      ...args: unknown[]
    ) => string;
    return format('Riga', { id: 1 }, definition, apiRef);
  };
  expect(shown([{ value: 'Tartu', label: 'Tartu' }])).toBe('');
  expect(shown(['Tartu'])).toBe('Riga');
});
