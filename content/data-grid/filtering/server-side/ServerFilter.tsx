import { useEffect, useState } from 'react';
import Alert from '@mui/material/Alert';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {
  DataGrid,
  getGridSingleSelectOperators,
  getGridStringOperators,
  type GridColDef,
  type GridFilterModel,
} from '@mui/x-data-grid';
import type { Order } from '../../../samples/orders';
import { searchOrders } from './orderSearch';

const supported = ['contains', 'startsWith', 'equals', 'is'];

const columns: GridColDef<Order>[] = [
  {
    field: 'customer',
    headerName: 'Customer',
    flex: 1,
    minWidth: 140,
    filterOperators: getGridStringOperators().filter(({ value }) => supported.includes(value)),
  },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: ['draft', 'packed', 'shipped', 'returned'],
    width: 110,
    filterOperators: getGridSingleSelectOperators().filter(({ value }) =>
      supported.includes(value),
    ),
  },
];

const firstRequest: { filterModel: GridFilterModel; fail: boolean } = {
  filterModel: { items: [{ field: 'status', operator: 'is', value: 'shipped' }] },
  fail: false,
};

export default function ServerFilter() {
  const [fail, setFail] = useState(false);
  const [request, setRequest] = useState(firstRequest);
  const [rows, setRows] = useState<Order[]>([]);
  const [done, setDone] = useState<{ request?: typeof firstRequest; error?: string }>({});
  const loading = done.request !== request;
  const error = loading ? undefined : done.error;

  useEffect(() => {
    const controller = new AbortController();
    searchOrders(request.filterModel, request.fail, controller.signal).then(
      (found) => {
        setRows(found);
        setDone({ request });
      },
      (reason: Error) => setDone({ request, error: reason.message }),
    );
    return () => controller.abort();
  }, [request]);

  return (
    <Stack spacing={1} sx={{ height: 540, width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={fail} onChange={() => setFail(!fail)} />}
        label="Let the next requests fail"
      />
      <Alert severity={error ? 'error' : 'info'} role={error ? 'alert' : 'status'}>
        {error ?? (loading ? 'Waiting for the server' : `${rows.length} orders found`)}
      </Alert>
      {/* #region preview */}
      <DataGrid
        aria-label="Orders, filtered by the server"
        rows={rows}
        columns={columns}
        filterMode="server"
        filterModel={request.filterModel}
        onFilterModelChange={(filterModel) => setRequest({ filterModel, fail })}
        filterDebounceMs={400}
        loading={loading}
        showToolbar
        slotProps={{ toolbar: { showQuickFilter: false } }}
        disableColumnSorting
        hideFooterPagination
      />
      {/* #endregion */}
    </Stack>
  );
}
