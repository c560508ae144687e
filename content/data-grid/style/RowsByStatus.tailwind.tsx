import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order, type OrderStatus } from '../../samples/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 100 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'status', headerName: 'Status', width: 110 },
  { field: 'totalEur', headerName: 'Total (EUR)', type: 'number', width: 120 },
];

const rowClasses: Partial<Record<OrderStatus, string>> = {
  returned: [
    'bg-[color-mix(in_srgb,var(--mui-palette-error-main)_14%,transparent)]',
    'hover:bg-[color-mix(in_srgb,var(--mui-palette-error-main)_22%,transparent)]',
  ].join(' '),
  draft: 'italic text-(--mui-palette-text-secondary)',
};

export default function RowsByStatus() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      {/* #region preview */}
      <DataGrid
        aria-label="Orders, tinted by status"
        rows={orders}
        columns={columns}
        getRowClassName={({ row }) => rowClasses[row.status as OrderStatus] ?? ''}
        hideFooter
      />
      {/* #endregion */}
    </div>
  );
}
