import type { SizeRow } from './snapshot.ts';

export const columns = ['name', 'package', 'ownGzip', 'ownBrotli', 'allGzip', 'allBrotli'] as const;
export type Column = (typeof columns)[number];

export interface Sorting {
  column: Column;
  descending: boolean;
}

function valueOf(row: SizeRow, column: Column): string | number {
  switch (column) {
    case 'name':
    case 'package':
      return row[column];
    case 'ownGzip':
      return row.own[0];
    case 'ownBrotli':
      return row.own[1];
    case 'allGzip':
      return row.all[0];
    case 'allBrotli':
      return row.all[1];
  }
}

/** Rows whose component or package has the text in it, in order; equal ones by name. */
export function shownRows(
  rows: readonly SizeRow[],
  filter: string,
  { column, descending }: Sorting,
): SizeRow[] {
  const wanted = filter.trim().toLowerCase();
  const compare = (one: SizeRow, other: SizeRow) => {
    const [a, b] = [valueOf(one, column), valueOf(other, column)];
    if (a === b) return one.name < other.name ? -1 : 1;
    return (a < b ? -1 : 1) * (descending ? -1 : 1);
  };
  return rows
    .filter((row) => `${row.name} ${row.package}`.toLowerCase().includes(wanted))
    .sort(compare);
}

/** A column that is pressed again turns around; sizes start with the largest. */
export function pressed(current: Sorting, column: Column): Sorting {
  if (current.column === column) return { column, descending: !current.descending };
  return { column, descending: column !== 'name' && column !== 'package' };
}
