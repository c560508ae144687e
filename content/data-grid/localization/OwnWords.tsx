import Box from '@mui/material/Box';
import { DataGrid, type DataGridProps, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '../../samples/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'totalEur', headerName: 'Total (EUR)', type: 'number', width: 120 },
];

// #region preview
const localeText: DataGridProps['localeText'] = {
  noResultsOverlayLabel: 'No order matches. Try fewer words.',
  toolbarQuickFilterPlaceholder: 'Customer or amount',
  footerRowSelected: (count) => (count === 1 ? 'One order chosen' : `${count} orders chosen`),
};
// #endregion

export default function OwnWords() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGrid
        aria-label="Orders"
        rows={orders}
        columns={columns}
        localeText={localeText}
        showToolbar
        initialState={{ filter: { filterModel: { items: [], quickFilterValues: ['teapot'] } } }}
        checkboxSelection
        hideFooterPagination
      />
    </Box>
  );
}
