import { DataGridPremium, gridClasses, type GridColDef } from '@mui/x-data-grid-premium';
import { orders, type Order } from '../../samples/orders';

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
      if (rowNode.type !== 'leaf') return 'sum-cell';
      return Number(value) > 3000 ? 'large-order' : '';
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
        sx={{
          [`& .${gridClasses.cell}.large-order`]: {
            bgcolor: 'color-mix(in srgb, var(--mui-palette-warning-main) 20%, transparent)',
          },
          [`& .${gridClasses.cell}.sum-cell`]: { fontSize: 16, fontWeight: 700 },
        }}
      />
    </div>
  );
}
