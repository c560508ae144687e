import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '../../samples/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 100 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'totalEur', headerName: 'Total (EUR)', type: 'number', width: 120 },
];

export default function PagedOrders() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      {/* #region preview */}
      <DataGrid
        aria-label="Orders, five on a page"
        rows={orders}
        columns={columns}
        pageSizeOptions={[5, 10, { value: -1, label: 'All' }]}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
      />
      {/* #endregion */}
    </Box>
  );
}
