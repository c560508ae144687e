import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '../../samples/orders';
import './RowsByStatus.css';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 100 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'status', headerName: 'Status', width: 110 },
  { field: 'totalEur', headerName: 'Total (EUR)', type: 'number', width: 120 },
];

export default function RowsByStatus() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      {/* #region preview */}
      <DataGrid
        aria-label="Orders, tinted by status"
        rows={orders}
        columns={columns}
        getRowClassName={({ row }) => `status-${row.status}`}
        hideFooter
        className="rows-by-status"
      />
      {/* #endregion */}
    </div>
  );
}
