import { useEffect, useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import type { Order } from '../../samples/orders';
import { fetchOrders, firstAnswer, firstRequest } from './orderServer';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 160 },
  { field: 'totalEur', headerName: 'Total (EUR)', type: 'number', width: 130 },
  { field: 'placedOn', headerName: 'Placed on', type: 'date', width: 130 },
];

export default function ServerSort() {
  const [fail, setFail] = useState(false);
  const [request, setRequest] = useState(firstRequest);
  const [answer, setAnswer] = useState(firstAnswer);
  const loading = answer.request !== request;
  const error = loading ? undefined : answer.error;

  useEffect(() => {
    const controller = new AbortController();
    fetchOrders(request, controller.signal).then(
      (rows) => setAnswer({ request, rows, sortModel: request.sortModel }),
      (reason: Error) => setAnswer((last) => ({ ...last, request, error: reason.message })),
    );
    return () => controller.abort();
  }, [request]);

  const retry = error && (
    <Button color="inherit" onClick={() => setRequest({ ...request, fail })}>
      Retry
    </Button>
  );

  return (
    <Stack spacing={1} sx={{ height: 500, width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={fail} onChange={() => setFail(!fail)} />}
        label="Let the next requests fail"
      />
      <Alert severity={error ? 'error' : 'info'} role={error ? 'alert' : 'status'} action={retry}>
        {error ?? (loading ? 'Waiting for the server' : 'Sorted by the server')}
      </Alert>
      {/* #region preview */}
      <DataGrid
        aria-label="Orders, sorted by the server"
        rows={answer.rows}
        columns={columns}
        sortingMode="server"
        sortModel={loading ? request.sortModel : answer.sortModel}
        onSortModelChange={(sortModel) => setRequest({ sortModel, fail })}
        loading={loading}
        hideFooter
      />
      {/* #endregion */}
    </Stack>
  );
}
