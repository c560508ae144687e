import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '../../samples/orders';

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
        sx={{
          [`& .${gridClasses.row}.status-returned`]: {
            bgcolor: 'color-mix(in srgb, var(--mui-palette-error-main) 14%, transparent)',
          },
          [`& .${gridClasses.row}.status-returned:hover`]: {
            bgcolor: 'color-mix(in srgb, var(--mui-palette-error-main) 22%, transparent)',
          },
          [`& .${gridClasses.row}.status-draft`]: { fontStyle: 'italic', color: 'text.secondary' },
        }}
      />
      {/* #endregion */}
    </div>
  );
}
