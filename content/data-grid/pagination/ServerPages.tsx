import { useEffect, useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import type { Order } from '../../samples/orders';
import { fetchPage, type OrderPage } from './orderPages';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 100 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'totalEur', headerName: 'Total (EUR)', type: 'number', width: 120 },
];

const firstRequest = { page: 0, pageSize: 5, fail: false };

export default function ServerPages() {
  const [fail, setFail] = useState(false);
  const [request, setRequest] = useState(firstRequest);
  const [answer, setAnswer] = useState<OrderPage>({ rows: [], total: 0 });
  const [done, setDone] = useState<{ request?: typeof firstRequest; error?: string }>({});
  const loading = done.request !== request;
  const error = loading ? undefined : done.error;

  useEffect(() => {
    const controller = new AbortController();
    fetchPage(request.page, request.pageSize, request.fail, controller.signal).then(
      (page) => {
        setAnswer(page);
        setDone({ request });
      },
      (reason: Error) => setDone({ request, error: reason.message }),
    );
    return () => controller.abort();
  }, [request]);

  return (
    <Stack spacing={1} sx={{ height: 520, width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={fail} onChange={() => setFail(!fail)} />}
        label="Let the next requests fail"
      />
      <Alert
        severity={error ? 'error' : 'info'}
        role={error ? 'alert' : 'status'}
        action={error && <Button onClick={() => setRequest({ ...request, fail })}>Retry</Button>}
      >
        {error ?? (loading ? 'Waiting for the server' : `Page ${request.page + 1} loaded`)}
      </Alert>
      {/* #region preview */}
      <DataGrid
        aria-label="Orders, paged by the server"
        rows={error ? [] : answer.rows}
        rowCount={answer.total}
        columns={columns}
        paginationMode="server"
        paginationModel={request}
        onPaginationModelChange={({ page, pageSize }) => setRequest({ page, pageSize, fail })}
        pageSizeOptions={[5, 10]}
        loading={loading}
        disableColumnSorting
        disableColumnFilter
      />
      {/* #endregion */}
    </Stack>
  );
}
