import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { gridPeople, type GridPerson } from '../../samples/gridPeople';

const rows = gridPeople(300);

const columns: GridColDef<GridPerson>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  { field: 'country', headerName: 'Country', width: 110 },
  { field: 'department', headerName: 'Department', width: 110 },
  { field: 'salaryEur', headerName: 'Salary (EUR)', type: 'number', width: 120 },
  { field: 'joinedOn', headerName: 'Joined on', type: 'date', width: 110 },
];

export default function ExportToolbar() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      {/* #region preview */}
      <DataGrid
        aria-label="Staff"
        rows={rows}
        columns={columns}
        showToolbar
        slotProps={{
          toolbar: {
            csvOptions: { fileName: 'staff-2025', delimiter: ';', utf8WithBom: true },
            printOptions: { hideToolbar: true, hideFooter: true },
          },
        }}
      />
      {/* #endregion */}
    </Box>
  );
}
