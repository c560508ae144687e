import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '../../samples/orders';

const euros = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });

// #region preview
const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  {
    field: 'perItem',
    headerName: 'Per item',
    type: 'number',
    width: 120,
    // The value first, then the row: no object to take apart.
    valueGetter: (_value, row) => row.totalEur / row.items,
    valueFormatter: (value: number) => euros.format(value),
  },
  {
    field: 'discountPercent',
    headerName: 'Discount',
    width: 100,
    valueFormatter: (value: number | null) => (value === null ? 'none' : `${value} %`),
  },
];
// #endregion

export default function ColumnFunctions() {
  return (
    <div style={{ height: 340, width: '100%' }}>
      <DataGrid aria-label="Orders" rows={orders} columns={columns} hideFooter />
    </div>
  );
}
