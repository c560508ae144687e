import { DataGrid, gridNumberComparator, type GridColDef } from '@mui/x-data-grid';
import { people, type Person } from '../../samples/people';

// #region preview
type GetSortComparator = NonNullable<GridColDef<Person, number | null>['getSortComparator']>;

const emptyLast: GetSortComparator = (direction) => (a, b, cellA, cellB) => {
  if (a === null || b === null) {
    return Number(a === null) - Number(b === null);
  }
  const ascending = gridNumberComparator(a, b, cellA, cellB);
  return direction === 'desc' ? -ascending : ascending;
};

const columns: GridColDef<Person>[] = [
  { field: 'lastName', headerName: 'Last name', flex: 1, minWidth: 110 },
  { field: 'office', headerName: 'Office', width: 105 },
  {
    field: 'rating',
    headerName: 'Rating',
    type: 'number',
    width: 105,
    getSortComparator: emptyLast,
  },
];
// #endregion

export default function EmptyLast() {
  return (
    <div style={{ height: 480, width: '100%' }}>
      <DataGrid
        aria-label="Staff by rating"
        rows={people}
        columns={columns}
        initialState={{ sorting: { sortModel: [{ field: 'rating', sort: 'asc' }] } }}
        density="compact"
        hideFooter
      />
    </div>
  );
}
