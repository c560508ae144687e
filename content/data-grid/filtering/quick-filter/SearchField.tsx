import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '../../../samples/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'country', headerName: 'Country', width: 100 },
  { field: 'status', headerName: 'Status', width: 100 },
  { field: 'totalEur', headerName: 'Total (EUR)', type: 'number', width: 110 },
];

export default function SearchField() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      {/* #region preview */}
      <DataGrid
        aria-label="Orders"
        rows={orders}
        columns={columns}
        showToolbar
        initialState={{ filter: { filterModel: { items: [], quickFilterValues: ['ireland'] } } }}
        hideFooterPagination
      />
      {/* #endregion */}
    </Box>
  );
}
