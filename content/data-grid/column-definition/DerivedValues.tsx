import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '../../samples/orders';

// #region preview
const euros = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' });

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  {
    field: 'perItem',
    headerName: 'Per item',
    type: 'number',
    width: 120,
    valueGetter: (_value, row) => row.totalEur / row.items,
    valueFormatter: (value: number) => euros.format(value),
  },
  {
    field: 'shippedOn',
    headerName: 'Days to ship',
    type: 'number',
    width: 130,
    valueGetter: (value: Date | null, row) =>
      value && Math.round((value.getTime() - row.placedOn.getTime()) / 86_400_000),
    valueFormatter: (value: number | null) => value ?? 'not yet',
  },
];
// #endregion

export default function DerivedValues() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid aria-label="Orders" rows={orders} columns={columns} hideFooter />
    </div>
  );
}
