import type { GridFilterItem, GridFilterModel } from '@mui/x-data-grid';

export const cell = (row: object, field = ''): unknown => (row as Record<string, unknown>)[field];

/** Whether a row matches the grid's filter model, as in a database query. */
export function passes(row: object, model?: GridFilterModel): boolean {
  const words: unknown[] = model?.quickFilterValues ?? [];
  if (words.length > 0) {
    const text = Object.values(row).join(' ').toLowerCase();
    if (!words.every((word) => text.includes(String(word).toLowerCase()))) return false;
  }
  const items = model?.items ?? [];
  return model?.logicOperator === 'or' && items.length > 0
    ? items.some((item) => matches(row, item))
    : items.every((item) => matches(row, item));
}

function matches(row: object, item: GridFilterItem): boolean {
  const wanted: unknown = item.value;
  const value = cell(row, item.field);
  if (item.operator === 'isEmpty' || item.operator === 'isNotEmpty') {
    return (value === undefined || value === '') === (item.operator === 'isEmpty');
  }
  if (wanted === undefined || wanted === '' || (Array.isArray(wanted) && wanted.length === 0)) {
    return true;
  }
  const [have, want] = [String(value).toLowerCase(), String(wanted).toLowerCase()];
  const tests: Record<string, boolean> = {
    contains: have.includes(want),
    doesNotContain: !have.includes(want),
    equals: have === want,
    doesNotEqual: have !== want,
    is: have === want,
    not: have !== want,
    startsWith: have.startsWith(want),
    endsWith: have.endsWith(want),
    isAnyOf: Array.isArray(wanted) && wanted.includes(value),
    '=': Number(value) === Number(wanted),
    '!=': Number(value) !== Number(wanted),
    '>': Number(value) > Number(wanted),
    '>=': Number(value) >= Number(wanted),
    '<': Number(value) < Number(wanted),
    '<=': Number(value) <= Number(wanted),
  };
  return tests[item.operator] ?? true;
}
