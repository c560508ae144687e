import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '../../samples/orders';
import './StatusRows.css';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'status', headerName: 'Status', width: 110 },
  { field: 'totalEur', headerName: 'Total (EUR)', type: 'number', width: 120 },
];

export default function StatusRows() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      {/* #region preview */}
      <DataGrid
        aria-label="Orders"
        rows={orders}
        columns={columns}
        getRowClassName={({ row, indexRelativeToCurrentPage }) =>
          [row.status, indexRelativeToCurrentPage % 2 ? 'odd' : 'even'].join(' ')
        }
        className="status-rows"
        hideFooter
      />
      {/* #endregion */}
    </div>
  );
}
