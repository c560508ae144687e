import Box from '@mui/material/Box';
import {
  DataGrid,
  QuickFilter,
  QuickFilterControl,
  Toolbar,
  type GridColDef,
} from '@mui/x-data-grid';
import { orders, type Order } from '../../../samples/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'country', headerName: 'Country', width: 110 },
];

// #region preview
const parseByComma = (text: string) =>
  text
    .split(',')
    .map((phrase) => phrase.trim())
    .filter(Boolean);

function SearchBar() {
  return (
    <Toolbar>
      <QuickFilter
        expanded
        parser={parseByComma}
        formatter={(phrases) => phrases.join(', ')}
        debounceMs={300}
      >
        <QuickFilterControl placeholder="Phrases, separated by commas" size="small" />
      </QuickFilter>
    </Toolbar>
  );
}
// #endregion

export default function CommaSearch() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGrid
        aria-label="Orders"
        rows={orders}
        columns={columns}
        showToolbar
        slots={{ toolbar: SearchBar }}
        initialState={{ filter: { filterModel: { items: [], quickFilterValues: ['atelier du'] } } }}
        hideFooterPagination
      />
    </Box>
  );
}
