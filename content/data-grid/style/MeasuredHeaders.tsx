import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '../../samples/orders';

// #region preview
const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'items', headerName: 'Items', type: 'number', width: 90, headerClassName: 'measured' },
  {
    field: 'weightKg',
    headerName: 'Weight (kg)',
    type: 'number',
    width: 120,
    headerClassName: 'measured',
  },
  { field: 'totalEur', headerName: 'Total (EUR)', type: 'number', width: 120 },
];

export default function MeasuredHeaders() {
  return (
    <div style={{ height: 360, width: '100%' }}>
      <DataGrid
        aria-label="Orders"
        rows={orders}
        columns={columns}
        hideFooter
        sx={{
          [`& .${gridClasses.columnHeader}.measured`]: {
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
          },
          [`& .measured .${gridClasses.columnHeaderTitle}`]: { fontWeight: 700 },
        }}
      />
    </div>
  );
}
// #endregion
