import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '../../samples/orders';

// #region preview
const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 160 },
  { field: 'totalEur', headerName: 'Total (EUR)', type: 'number', width: 130 },
  { field: 'placedOn', headerName: 'Placed on', type: 'date', width: 130 },
  { field: 'paid', headerName: 'Paid', type: 'boolean', width: 100 },
];

export default function SortByHeader() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid aria-label="Orders" rows={orders} columns={columns} hideFooter />
    </div>
  );
}
// #endregion
