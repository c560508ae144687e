import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '../../samples/orders';
import './LedgerFrame.css';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'country', headerName: 'Country', width: 120 },
  { field: 'totalEur', headerName: 'Total (EUR)', type: 'number', width: 120 },
];

export default function LedgerFrame() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      {/* #region preview */}
      <DataGrid
        aria-label="Orders, as a ledger"
        rows={orders}
        columns={columns}
        showCellVerticalBorder
        showColumnVerticalBorder
        hideFooter
        className="ledger-frame"
      />
      {/* #endregion */}
    </div>
  );
}
