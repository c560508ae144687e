import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import type { Order } from '../../samples/orders';
import { fetchAfter } from './orderPages';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 100 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
];

const pageSize = 5;

export default function CursorPages() {
  // #region preview
  const [page, setPage] = useState(0);
  const [rowCount, setRowCount] = useState(-1);
  // cursors[n] is the cursor to send for page n.
  const [cursors, setCursors] = useState<(string | null)[]>([null]);
  const [loaded, setLoaded] = useState<{ page: number; rows: Order[]; hasNextPage: boolean }>();
  const cursor = cursors[page] ?? null;

  useEffect(() => {
    const controller = new AbortController();
    void fetchAfter(cursor, pageSize, controller.signal).then(({ rows, nextCursor }) => {
      setLoaded({ page, rows, hasNextPage: nextCursor !== null });
      setCursors((known) => [...known.slice(0, page + 1), nextCursor]);
    });
    return () => controller.abort();
  }, [page, cursor]);
  // #endregion

  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Orders, by cursor"
        rows={loaded?.rows ?? []}
        columns={columns}
        paginationMode="server"
        rowCount={rowCount}
        onRowCountChange={setRowCount}
        paginationMeta={loaded?.page === page ? { hasNextPage: loaded.hasNextPage } : undefined}
        paginationModel={{ page, pageSize }}
        onPaginationModelChange={(model) => setPage(model.page)}
        pageSizeOptions={[pageSize]}
        loading={loaded?.page !== page}
        disableColumnSorting
        disableColumnFilter
      />
    </Box>
  );
}
