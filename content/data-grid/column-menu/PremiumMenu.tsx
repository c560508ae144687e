import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { orders, type Order } from '../../samples/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', width: 180 },
  { field: 'country', headerName: 'Country', width: 130 },
  { field: 'totalEur', headerName: 'Total (EUR)', type: 'number', width: 140 },
];

// #region preview
// Move pinning after grouping, and remove aggregation.
const columnMenu = {
  slots: { columnMenuAggregationItem: null },
  slotProps: { columnMenuPinningItem: { displayOrder: 29 } },
};
// #endregion

export default function PremiumMenu() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Orders"
        rows={orders}
        columns={columns}
        slotProps={{ columnMenu }}
        hideFooter
      />
    </div>
  );
}
