import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '../../samples/orders';

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
        sx={{
          [`& .${gridClasses.row}.odd`]: { bgcolor: 'action.hover' },
          [`& .${gridClasses.row}.returned`]: {
            color: 'error.main',
            textDecoration: 'line-through',
          },
          [`& .${gridClasses.row}.draft`]: { fontStyle: 'italic' },
        }}
        hideFooter
      />
      {/* #endregion */}
    </div>
  );
}
