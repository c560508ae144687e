import Box from '@mui/material/Box';
import Pagination from '@mui/material/Pagination';
import {
  DataGrid,
  useGridApiContext,
  useGridSelector,
  gridPageCountSelector,
  gridPageSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { orders, type Order } from '../../samples/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 100 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
];

// #region preview
function PageNumberBar() {
  const apiRef = useGridApiContext();
  const count = useGridSelector(apiRef, gridPageCountSelector);
  const index = useGridSelector(apiRef, gridPageSelector);

  return (
    <Pagination
      aria-label="Pages of orders"
      size="small"
      color="primary"
      count={count}
      page={index + 1}
      onChange={(_event, page) => apiRef.current.setPage(page - 1)}
    />
  );
}
// #endregion

export default function PageNumbers() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Orders with page numbers"
        rows={orders}
        columns={columns}
        slots={{ pagination: PageNumberBar }}
        pageSizeOptions={[5]}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        hideFooterSelectedRowCount
      />
    </Box>
  );
}
