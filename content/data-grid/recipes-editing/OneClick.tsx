import Box from '@mui/material/Box';
import { DataGrid, GridCellModes, type GridColDef } from '@mui/x-data-grid';
import { people, type Person } from '../../samples/people';

const columns: GridColDef<Person>[] = [
  { field: 'lastName', headerName: 'Last name', flex: 1, minWidth: 110, editable: true },
  { field: 'role', headerName: 'Role', width: 150, editable: true },
];

export default function OneClick() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      {/* #region preview */}
      <DataGrid
        aria-label="Staff; one click edits"
        rows={people}
        columns={columns}
        onCellClick={({ id, field, isEditable, cellMode }, _event, { api }) => {
          if (isEditable && cellMode === GridCellModes.View) {
            api.startCellEditMode({ id, field });
          }
        }}
        disableRowSelectionOnClick
        hideFooter
      />
      {/* #endregion */}
    </Box>
  );
}
