import type { GridGetRowsParams } from '@mui/x-data-grid';

const fields = new Set(['name', 'country', 'department', 'status', 'rating', 'salaryEur']);

/** Names of the operators in the URL. The server doesn't support others. */
const operators = new Map([
  ['contains', 'like'],
  ['startsWith', 'prefix'],
  ['equals', 'eq'],
  ['doesNotEqual', 'ne'],
  ['is', 'eq'],
  ['not', 'ne'],
  ['=', 'eq'],
  ['!=', 'ne'],
  ['>', 'gt'],
  ['>=', 'gte'],
  ['<', 'lt'],
  ['<=', 'lte'],
  ['isAnyOf', 'in'],
]);

function checked(field: string): string {
  if (!fields.has(field)) throw new Error(`Unknown field "${field}".`);
  return field;
}

/** Translates the models of the grid to the query string of a REST API. */
export function toRest({ sortModel, filterModel, start, end }: GridGetRowsParams): string {
  const query = new URLSearchParams();
  for (const { field, operator, value } of filterModel.items) {
    const name = operators.get(operator);
    if (!name) throw new Error(`Unknown operator "${operator}".`);
    if (value === undefined || value === '' || value.length === 0) continue;
    query.append(`filter[${checked(field)}][${name}]`, String(value));
  }
  if (filterModel.logicOperator === 'or') query.set('match', 'any');
  const search = filterModel.quickFilterValues?.join(' ');
  if (search) query.set('q', search);
  if (sortModel.length > 0) {
    const order = sortModel.map(({ field, sort }) => (sort === 'desc' ? '-' : '') + checked(field));
    query.set('sort', order.join(','));
  }
  query.set('offset', String(start));
  query.set('limit', String(end - Number(start) + 1));
  return `/api/staff?${query}`;
}
