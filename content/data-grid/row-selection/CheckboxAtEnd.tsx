import Box from '@mui/material/Box';
import { DataGrid, GRID_CHECKBOX_SELECTION_COL_DEF, type GridColDef } from '@mui/x-data-grid';
import { people, type Person } from '../../samples/people';

// #region preview
const columns: GridColDef<Person>[] = [
  { field: 'lastName', headerName: 'Last name', flex: 1, minWidth: 110 },
  { field: 'office', headerName: 'Office', width: 110 },
  { ...GRID_CHECKBOX_SELECTION_COL_DEF, width: 80 },
];
// #endregion

export default function CheckboxAtEnd() {
  return (
    <Box sx={{ height: 380, width: '100%' }}>
      <DataGrid
        aria-label="Staff"
        rows={people}
        columns={columns}
        checkboxSelection
        hideFooterPagination
      />
    </Box>
  );
}
