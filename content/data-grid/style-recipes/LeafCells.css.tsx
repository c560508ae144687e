import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { orders, type Order } from '../../samples/orders';
import './LeafCells.css';

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
        className="leaf-cells"
      />
    </div>
  );
}
