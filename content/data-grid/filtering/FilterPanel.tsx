import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '../../samples/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: ['draft', 'packed', 'shipped', 'returned'],
    width: 110,
  },
  { field: 'placedOn', headerName: 'Placed on', type: 'date', width: 120 },
  { field: 'paid', headerName: 'Paid', type: 'boolean', width: 80 },
  { field: 'totalEur', headerName: 'Total (EUR)', type: 'number', width: 120 },
];

export default function FilterPanel() {
  return (
    <Box sx={{ height: 460, width: '100%' }}>
      {/* #region preview */}
      <DataGrid
        aria-label="Orders"
        rows={orders}
        columns={columns}
        showToolbar
        hideFooterPagination
      />
      {/* #endregion */}
    </Box>
  );
}
