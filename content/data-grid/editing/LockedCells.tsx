import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { tools, type Tool } from '../../samples/workshop';

const columns: GridColDef<Tool>[] = [
  { field: 'name', headerName: 'Tool', flex: 1, minWidth: 120 },
  { field: 'count', headerName: 'Count', type: 'number', width: 90, editable: true },
  { field: 'lent', headerName: 'Lent', type: 'boolean', width: 80 },
];

export default function LockedCells() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      {/* #region preview */}
      <DataGrid
        aria-label="Tools; counts of lent tools are locked"
        rows={tools}
        columns={columns}
        isCellEditable={(params) => !params.row.lent}
        sx={{
          [`& .${gridClasses['cell--editable']}`]: { bgcolor: 'action.hover' },
        }}
        hideFooter
      />
      {/* #endregion */}
    </Box>
  );
}
