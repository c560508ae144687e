import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '../../samples/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150, hideable: false },
  { field: 'country', headerName: 'Country', width: 110 },
  { field: 'totalEur', headerName: 'Total (EUR)', type: 'number', width: 120 },
  { field: 'weightKg', headerName: 'Weight (kg)', type: 'number', width: 120 },
  { field: 'placedOn', headerName: 'Placed on', type: 'date', width: 120 },
];

export default function HiddenAtFirst() {
  return (
    <div style={{ height: 440, width: '100%' }}>
      {/* #region preview */}
      <DataGrid
        label="Orders"
        rows={orders}
        columns={columns}
        initialState={{
          columns: { columnVisibilityModel: { weightKg: false, placedOn: false } },
        }}
        showToolbar
        hideFooter
      />
      {/* #endregion */}
    </div>
  );
}
