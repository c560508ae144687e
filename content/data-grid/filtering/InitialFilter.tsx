import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridInitialState } from '@mui/x-data-grid';
import { people, type Person } from '../../samples/people';

const columns: GridColDef<Person>[] = [
  { field: 'lastName', headerName: 'Last name', flex: 1, minWidth: 110 },
  { field: 'office', headerName: 'Office', width: 110 },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 100 },
];

// #region preview
const initialState: GridInitialState = {
  filter: {
    filterModel: { items: [{ field: 'rating', operator: '>=', value: 4.2 }] },
  },
};
// #endregion

export default function InitialFilter() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Staff with a good rating"
        rows={people}
        columns={columns}
        initialState={initialState}
        hideFooterPagination
      />
    </Box>
  );
}
