import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { people, type Person } from '../../samples/people';

// #region preview
const ratingClass = (rating: number | null | undefined) => {
  if (rating == null) return 'unrated';
  return rating >= 4 ? 'rated-high' : 'rated';
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
  { field: 'office', headerName: 'Office', width: 120, cellClassName: 'office' },
];
// #endregion

export default function RatedCells() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Staff ratings"
        rows={people}
        columns={columns}
        hideFooter
        sx={{
          [`& .${gridClasses.cell}.rated-high`]: {
            bgcolor: 'color-mix(in srgb, var(--mui-palette-success-main) 16%, transparent)',
            fontWeight: 700,
          },
          [`& .${gridClasses.cell}.unrated`]: { bgcolor: 'action.hover' },
          [`& .${gridClasses.cell}.office`]: { color: 'text.secondary', fontStyle: 'italic' },
        }}
      />
    </div>
  );
}
