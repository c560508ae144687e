import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '../../samples/orders';

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
        sx={{
          border: '2px solid',
          borderColor: 'primary.main',
          borderRadius: '12px',
          '--DataGrid-rowBorderColor': 'transparent',
          [`& .${gridClasses.columnHeaderTitle}`]: {
            fontSize: 12,
            letterSpacing: '0.08em',
            textTransform: 'uppercase',
          },
          [`& .${gridClasses.columnSeparator}`]: { display: 'none' },
        }}
      />
      {/* #endregion */}
    </div>
  );
}
