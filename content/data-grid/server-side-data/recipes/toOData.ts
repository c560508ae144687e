import type { GridFilterItem, GridGetRowsParams } from '@mui/x-data-grid';

/** Properties of the entity set, and whether their values are text. */
const properties = new Map([
  ['name', { path: 'Name', text: true }],
  ['country', { path: 'Country', text: true }],
  ['department', { path: 'Department', text: true }],
  ['status', { path: 'Status', text: true }],
  ['rating', { path: 'Rating', text: false }],
  ['salaryEur', { path: 'SalaryEur', text: false }],
]);
const comparisons = new Map([
  ['=', 'eq'],
  ['!=', 'ne'],
  ['>', 'gt'],
  ['>=', 'ge'],
  ['<', 'lt'],
  ['<=', 'le'],
  ['equals', 'eq'],
  ['doesNotEqual', 'ne'],
  ['is', 'eq'],
  ['not', 'ne'],
]);

function propertyOf(field: string) {
  const property = properties.get(field);
  if (!property) throw new Error(`Unknown property "${field}".`);
  return property;
}

/** OData has no parameters: a quote in a text is doubled, and a number must be a number. */
function literal(value: unknown, text: boolean): string {
  if (text) return `'${String(value).replaceAll("'", "''")}'`;
  const number = Number(value);
  if (!Number.isFinite(number)) throw new Error(`"${String(value)}" isn’t a number.`);
  return String(number);
}

function condition({ field, operator, value }: GridFilterItem): string {
  const { path, text } = propertyOf(field);
  const comparison = comparisons.get(operator);
  if (comparison) return `${path} ${comparison} ${literal(value, text)}`;
  switch (operator) {
    case 'contains':
    case 'startsWith':
    case 'endsWith':
      return `${operator.toLowerCase()}(tolower(${path}),${literal(value, true).toLowerCase()})`;
    case 'doesNotContain':
      return `not contains(tolower(${path}),${literal(value, true).toLowerCase()})`;
    case 'isAnyOf':
      return `${path} in (${(value as unknown[]).map((one) => literal(one, text)).join(',')})`;
    case 'isEmpty':
      return `${path} eq null`;
    case 'isNotEmpty':
      return `${path} ne null`;
    default:
      throw new Error(`Unknown operator "${operator}".`);
  }
}

/** Translates the models of the grid to the system query options of OData 4.01. */
export function toOData({ sortModel, filterModel, start, end }: GridGetRowsParams) {
  const items = filterModel.items.filter(
    ({ operator, value }) =>
      operator.endsWith('Empty') || (value !== undefined && value !== '' && value.length !== 0),
  );
  const search = filterModel.quickFilterValues
    ?.map((word) => `"${String(word).replaceAll('"', '')}"`)
    .join(' AND ');
  const options: Record<string, string | undefined> = {
    $filter: items.map(condition).join(` ${filterModel.logicOperator ?? 'and'} `) || undefined,
    $search: search || undefined,
    $orderby:
      sortModel.map(({ field, sort }) => `${propertyOf(field).path} ${sort}`).join(',') ||
      undefined,
    $skip: String(start),
    $top: String(end - Number(start) + 1),
    $count: 'true',
  };
  return Object.entries(options).filter((option): option is [string, string] => !!option[1]);
}
