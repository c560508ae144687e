import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '../samples/orders';

// #region preview
const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 100 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 170 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: ['draft', 'packed', 'shipped', 'returned'],
    width: 110,
    editable: true,
  },
  { field: 'paid', headerName: 'Paid', type: 'boolean', width: 80, editable: true },
  { field: 'totalEur', headerName: 'Total (EUR)', type: 'number', width: 120, editable: true },
  { field: 'placedOn', headerName: 'Placed on', type: 'date', width: 120 },
];

export default function CommunityGrid() {
  return (
    <div style={{ height: 440, width: '100%' }}>
      <DataGrid
        label="Orders"
        rows={orders}
        columns={columns}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        pageSizeOptions={[5, 10, 25]}
        checkboxSelection
        disableRowSelectionOnClick
        showToolbar
      />
    </div>
  );
}
// #endregion
