import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '../../samples/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'status', headerName: 'Status', width: 110 },
];

export default function SelectableRows() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      {/* #region preview */}
      <DataGrid
        aria-label="Orders; packed ones can be selected"
        rows={orders}
        columns={columns}
        checkboxSelection
        disableRowSelectionOnClick
        isRowSelectable={({ row }) => row.status === 'packed'}
        hideFooterPagination
      />
      {/* #endregion */}
    </Box>
  );
}
