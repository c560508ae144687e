import Box from '@mui/material/Box';
import { DataGrid, type DataGridProps, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '../../samples/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
];

// #region preview
const number = new Intl.NumberFormat('en-IN');

const localeText: DataGridProps['localeText'] = {
  paginationDisplayedRows: ({ from, to, count }) =>
    `${number.format(from)}–${number.format(to)} of ${
      count === -1 ? `more than ${number.format(to)}` : number.format(count)
    }`,
};
// #endregion

export default function GroupedNumbers() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="One page of many orders"
        rows={orders.slice(0, 5)}
        rowCount={2481500}
        paginationMode="server"
        columns={columns}
        localeText={localeText}
        pageSizeOptions={[5]}
        initialState={{ pagination: { paginationModel: { page: 24000, pageSize: 5 } } }}
        disableColumnSorting
        disableColumnFilter
      />
    </Box>
  );
}
