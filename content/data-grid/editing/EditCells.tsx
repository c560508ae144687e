import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { shelves, tools, type Tool } from '../../samples/workshop';

// #region preview
const columns: GridColDef<Tool>[] = [
  { field: 'name', headerName: 'Tool', flex: 1, minWidth: 120, editable: true },
  {
    field: 'shelf',
    headerName: 'Shelf',
    type: 'singleSelect',
    valueOptions: shelves,
    width: 80,
    editable: true,
  },
  { field: 'count', headerName: 'Count', type: 'number', width: 90, editable: true },
  { field: 'lent', headerName: 'Lent', type: 'boolean', width: 80, editable: true },
];
// #endregion

export default function EditCells() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid aria-label="Tools, editable" rows={tools} columns={columns} hideFooter />
    </Box>
  );
}
