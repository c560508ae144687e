import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { people, type Person } from '../../samples/people';
import './RatedCells.css';

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
        className="rated-cells"
      />
    </div>
  );
}
