import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { people, type Person } from '../../samples/people';

const highClass =
  'bg-[color-mix(in_srgb,var(--mui-palette-success-main)_16%,transparent)] font-bold';

// #region preview
const ratingClass = (rating: number | null | undefined) => {
  if (rating == null) return 'bg-(--mui-palette-action-hover)';
  return rating >= 4 ? highClass : '';
};

const columns: GridColDef<Person>[] = [
  { field: 'lastName', headerName: 'Last name', flex: 1, minWidth: 120 },
  {
    field: 'rating',
    headerName: 'Rating',
    type: 'number',
    width: 110,
    cellClassName: ({ value }) => ratingClass(value),
  },
  {
    field: 'office',
    headerName: 'Office',
    width: 120,
    cellClassName: 'text-(--mui-palette-text-secondary) italic',
  },
];
// #endregion

export default function RatedCells() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid aria-label="Staff ratings" rows={people} columns={columns} hideFooter />
    </div>
  );
}
