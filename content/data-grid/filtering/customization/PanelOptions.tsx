import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '../../../samples/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'country', headerName: 'Country', width: 100 },
  { field: 'items', headerName: 'Items', type: 'number', width: 90 },
];

export default function PanelOptions() {
  const apiRef = useGridApiRef();

  return (
    <Stack spacing={1} sx={{ height: 480, width: '100%' }}>
      <Button
        variant="outlined"
        sx={{ alignSelf: 'start' }}
        onClick={() => apiRef.current?.showFilterPanel('country')}
      >
        Filter by country
      </Button>
      {/* #region preview */}
      <DataGrid
        aria-label="Orders"
        apiRef={apiRef}
        rows={orders}
        columns={columns}
        slotProps={{
          filterPanel: {
            columnsSort: 'asc',
            filterFormProps: {
              filterColumns: ({ columns: all }) =>
                all.filter((column) => column.type !== 'number').map((column) => column.field),
              deleteIconProps: { sx: { display: 'none' } },
            },
            sx: { bgcolor: 'action.hover' },
          },
        }}
        hideFooterPagination
      />
      {/* #endregion */}
    </Stack>
  );
}
