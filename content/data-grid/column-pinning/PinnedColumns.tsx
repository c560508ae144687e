import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { orders, type Order } from '../../samples/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', width: 170 },
  { field: 'country', headerName: 'Country', width: 120 },
  { field: 'placedOn', headerName: 'Placed on', type: 'date', width: 130 },
  { field: 'items', headerName: 'Items', type: 'number', width: 100 },
  { field: 'weightKg', headerName: 'Weight (kg)', type: 'number', width: 130 },
  { field: 'totalEur', headerName: 'Total (EUR)', type: 'number', width: 110 },
];

export default function PinnedColumns() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      {/* #region preview */}
      <DataGridPro
        aria-label="Orders"
        rows={orders}
        columns={columns}
        initialState={{ pinnedColumns: { left: ['id'], right: ['totalEur'] } }}
        hideFooter
      />
      {/* #endregion */}
    </div>
  );
}
