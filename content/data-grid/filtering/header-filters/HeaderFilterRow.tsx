import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { orders, type Order } from '../../../samples/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', width: 200 },
  { field: 'totalEur', headerName: 'Total (EUR)', type: 'number', width: 150 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: ['draft', 'packed', 'shipped', 'returned'],
    width: 150,
  },
  { field: 'paid', headerName: 'Paid', type: 'boolean', width: 130 },
];

export default function HeaderFilterRow() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      {/* #region preview */}
      <DataGridPro
        aria-label="Orders"
        rows={orders}
        columns={columns}
        headerFilters
        slotProps={{ headerFilterCell: { showClearIcon: true } }}
      />
      {/* #endregion */}
    </Box>
  );
}
