import type { GridColDef } from '@mui/x-data-grid-pro';
import { gridPeople, type GridPerson } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

/** As many rows as asked for, made of 500 people with new ids. */
export function manyRows(count: number): GridPerson[] {
  const people = gridPeople(500);
  return Array.from({ length: count }, (_, index) => ({
    ...(people[index % people.length] as GridPerson),
    id: index + 1,
  }));
}

const { name, country, department, status, rating, salaryEur, joinedOn } = personColumns;

export const fastColumns: GridColDef<GridPerson>[] = [
  name,
  country,
  department,
  status,
  rating,
  salaryEur,
  joinedOn,
];

/** Blocks for about half a millisecond, like a cell that formats with a new `Intl` object. */
function work(): void {
  const end = performance.now() + 0.5;
  while (performance.now() < end);
}

export const slowColumns: GridColDef<GridPerson>[] = fastColumns.map((column) => ({
  ...column,
  renderCell: (params) => {
    work();
    return column.renderCell?.(params) ?? params.formattedValue;
  },
}));
