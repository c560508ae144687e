import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order, type OrderStatus } from '../../samples/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'status', headerName: 'Status', width: 110 },
  { field: 'totalEur', headerName: 'Total (EUR)', type: 'number', width: 120 },
];

const looks: Partial<Record<OrderStatus, string>> = {
  returned: 'text-(--mui-palette-error-main) line-through',
  draft: 'italic',
};

export default function StatusRows() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      {/* #region preview */}
      <DataGrid
        aria-label="Orders"
        rows={orders}
        columns={columns}
        getRowClassName={({ row, indexRelativeToCurrentPage }) =>
          [looks[row.status], indexRelativeToCurrentPage % 2 && 'bg-(--mui-palette-action-hover)']
            .filter(Boolean)
            .join(' ')
        }
        hideFooter
      />
      {/* #endregion */}
    </div>
  );
}
