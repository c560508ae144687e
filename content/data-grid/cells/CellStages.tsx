import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '../../samples/orders';

const euros = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' });

// #region preview
const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'As it is', flex: 1, minWidth: 130 },
  {
    field: 'computed',
    headerName: 'Computed',
    type: 'number',
    width: 110,
    valueGetter: (_value, row) => row.totalEur * (1 - (row.discountPercent ?? 0) / 100),
  },
  {
    field: 'totalEur',
    headerName: 'Formatted',
    type: 'number',
    width: 120,
    valueFormatter: (value: number) => euros.format(value),
  },
  {
    field: 'paid',
    headerName: 'Rendered',
    width: 110,
    display: 'flex',
    valueFormatter: (value: boolean) => (value ? 'paid' : 'open'),
    renderCell: ({ value, formattedValue }) => (
      <Box sx={{ color: value ? 'success.dark' : 'error.main', fontWeight: 600 }}>
        {formattedValue}
      </Box>
    ),
  },
];
// #endregion

export default function CellStages() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid aria-label="Orders" rows={orders} columns={columns} hideFooter />
    </div>
  );
}
