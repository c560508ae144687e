import type { GridFilterItem, GridGetRowsParams } from '@mui/x-data-grid';

export interface SqlQuery {
  text: string;
  values: unknown[];
}

/** Fields that requests can name. Column names can't be parameters, so all others are rejected. */
const columns = new Map([
  ['name', 'name'],
  ['country', 'country'],
  ['department', 'department'],
  ['status', 'status'],
  ['rating', 'rating'],
  ['salaryEur', 'salary_eur'],
]);
const searchColumns = ['name', 'country', 'department'];
const comparisons = new Map([
  ['=', '='],
  ['!=', '<>'],
  ['>', '>'],
  ['>=', '>='],
  ['<', '<'],
  ['<=', '<='],
  ['equals', '='],
  ['doesNotEqual', '<>'],
  ['is', '='],
  ['not', '<>'],
]);

function columnOf(field: string): string {
  const column = columns.get(field);
  if (!column) throw new Error(`Unknown column "${field}".`);
  return column;
}

/** In LIKE patterns, % and _ match anything. Users who type them mean the characters. */
const literal = (value: unknown) => String(value).replace(/[\\%_]/g, '\\$&');

const isIncomplete = ({ operator, value }: GridFilterItem) =>
  !operator.endsWith('Empty') && (value === undefined || value === '' || value.length === 0);

/** Translates the models of the grid to a query with parameters, in the dialect of PostgreSQL. */
export function toSql({ sortModel, filterModel, start, end }: GridGetRowsParams): SqlQuery {
  const values: unknown[] = [];
  const bind = (value: unknown) => `$${values.push(value)}`;

  const condition = ({ field, operator, value }: GridFilterItem): string => {
    const column = columnOf(field);
    const comparison = comparisons.get(operator);
    if (comparison) return `${column} ${comparison} ${bind(value)}`;
    switch (operator) {
      case 'contains':
        return `${column} ILIKE ${bind(`%${literal(value)}%`)}`;
      case 'doesNotContain':
        return `${column} NOT ILIKE ${bind(`%${literal(value)}%`)}`;
      case 'startsWith':
        return `${column} ILIKE ${bind(`${literal(value)}%`)}`;
      case 'endsWith':
        return `${column} ILIKE ${bind(`%${literal(value)}`)}`;
      case 'isAnyOf':
        return `${column} = ANY(${bind(value)})`;
      case 'isEmpty':
        return `${column} IS NULL`;
      case 'isNotEmpty':
        return `${column} IS NOT NULL`;
      default:
        throw new Error(`Unknown operator "${operator}".`);
    }
  };

  const complete = filterModel.items.filter((item) => !isIncomplete(item));
  const link = filterModel.logicOperator === 'or' ? ' OR ' : ' AND ';
  const conditions = complete.length > 0 ? [`(${complete.map(condition).join(link)})`] : [];
  for (const word of filterModel.quickFilterValues ?? []) {
    const pattern = bind(`%${literal(word)}%`);
    conditions.push(
      `(${searchColumns.map((column) => `${column} ILIKE ${pattern}`).join(' OR ')})`,
    );
  }

  const order = sortModel.map(
    ({ field, sort }) => `${columnOf(field)} ${sort === 'desc' ? 'DESC' : 'ASC'}`,
  );
  const text = [
    'SELECT * FROM staff',
    conditions.length > 0 && `WHERE ${conditions.join(' AND ')}`,
    // The id makes the order of equal rows the same on every page.
    `ORDER BY ${[...order, 'id'].join(', ')}`,
    `LIMIT ${bind(end - Number(start) + 1)} OFFSET ${bind(Number(start))}`,
  ];
  return { text: text.filter(Boolean).join('\n'), values };
}
