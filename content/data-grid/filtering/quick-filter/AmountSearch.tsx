import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '../../../samples/orders';

// #region preview
const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  {
    field: 'totalEur',
    headerName: 'Total (EUR)',
    type: 'number',
    width: 120,
    getApplyQuickFilterFn: (word) => {
      const match = /^([<>])(\d+)$/.exec(String(word));
      if (!match) return null;
      const limit = Number(match[2]);
      return match[1] === '>'
        ? (value: number | null) => value !== null && value > limit
        : (value: number | null) => value !== null && value < limit;
    },
  },
];
// #endregion

export default function AmountSearch() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGrid
        aria-label="Orders"
        rows={orders}
        columns={columns}
        showToolbar
        initialState={{ filter: { filterModel: { items: [], quickFilterValues: ['>4000'] } } }}
        hideFooterPagination
      />
    </Box>
  );
}
