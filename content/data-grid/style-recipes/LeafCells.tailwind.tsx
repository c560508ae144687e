import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { orders, type Order } from '../../samples/orders';

const largeClass = 'bg-[color-mix(in_srgb,var(--mui-palette-warning-main)_20%,transparent)]';

// #region preview
const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'country', headerName: 'Country', width: 120 },
  {
    field: 'totalEur',
    headerName: 'Total (EUR)',
    type: 'number',
    width: 140,
    cellClassName: ({ rowNode, value }) => {
      if (rowNode.type !== 'leaf') return 'text-[16px] font-bold';
      return Number(value) > 3000 ? largeClass : '';
    },
  },
];
// #endregion

export default function LeafCells() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPremium
        aria-label="Orders with their sum"
        rows={orders}
        columns={columns}
        initialState={{ aggregation: { model: { totalEur: 'sum' } } }}
        hideFooter
      />
    </div>
  );
}
