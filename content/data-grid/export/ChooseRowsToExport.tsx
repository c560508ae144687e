import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  gridPaginatedVisibleSortedGridRowIdsSelector,
  gridSortedRowIdsSelector,
  useGridApiRef,
  type GridColDef,
  type GridCsvExportOptions,
} from '@mui/x-data-grid';
import { orders, type Order } from '../../samples/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 100 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'status', headerName: 'Status', width: 100 },
];

// #region preview
const scopes: Record<string, GridCsvExportOptions> = {
  'This page': {
    getRowsToExport: ({ apiRef }) => gridPaginatedVisibleSortedGridRowIdsSelector(apiRef),
  },
  'All rows': { getRowsToExport: ({ apiRef }) => gridSortedRowIdsSelector(apiRef) },
  'Order and status': { fields: ['id', 'status'], delimiter: ';' },
};
// #endregion

export default function ChooseRowsToExport() {
  const apiRef = useGridApiRef();
  const [text, setText] = useState('The text of the file appears here.');

  return (
    <Stack spacing={1} sx={{ height: 580, width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        {Object.entries(scopes).map(([name, options]) => (
          <Button
            key={name}
            variant="outlined"
            onClick={() => setText(apiRef.current?.getDataAsCsv(options) ?? '')}
          >
            {name}
          </Button>
        ))}
      </Stack>
      <Box
        component="pre"
        tabIndex={0}
        role="region"
        aria-label="CSV text"
        sx={{ m: 0, p: 1, height: 130, flexShrink: 0, overflow: 'auto', bgcolor: 'action.hover' }}
      >
        {text}
      </Box>
      <DataGrid
        aria-label="Orders, five to a page"
        apiRef={apiRef}
        rows={orders}
        columns={columns}
        pageSizeOptions={[5, 10]}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
      />
    </Stack>
  );
}
