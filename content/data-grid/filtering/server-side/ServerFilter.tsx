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
import type { GridPerson } from '../../../samples/gridPeople';
import { personColumns } from '../../../samples/gridPeopleColumns';
import { searchPeople } from './peopleSearch';

const supported = ['contains', 'startsWith', 'equals', 'is'];
const textOperators = getGridStringOperators().filter(({ value }) => supported.includes(value));
const selectOperators = getGridSingleSelectOperators().filter(({ value }) =>
  supported.includes(value),
);

const { name, country, department, status, rating, salaryEur } = personColumns;
const columns: GridColDef<GridPerson>[] = [
  { ...name, filterOperators: textOperators },
  { ...country, filterOperators: textOperators },
  { ...department, filterOperators: textOperators },
  { ...status, filterOperators: selectOperators },
  { ...rating, filterable: false },
  { ...salaryEur, filterable: false },
];

const firstRequest: { filterModel: GridFilterModel; fail: boolean } = {
  filterModel: { items: [{ field: 'status', operator: 'is', value: 'on leave' }] },
  fail: false,
};

export default function ServerFilter() {
  const [fail, setFail] = useState(false);
  const [request, setRequest] = useState(firstRequest);
  const [rows, setRows] = useState<GridPerson[]>([]);
  const [done, setDone] = useState<{ request?: typeof firstRequest; error?: string }>({});
  const loading = done.request !== request;
  const error = loading ? undefined : done.error;

  useEffect(() => {
    const controller = new AbortController();
    searchPeople(request.filterModel, request.fail, controller.signal).then(
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
      <Alert
        severity={error ? 'error' : 'info'}
        role={error ? 'alert' : 'status'}
        sx={{ '& .MuiAlert-message': { flex: 1 } }}
      >
        {error ?? (loading ? <em>Waiting for the server</em> : <b>{rows.length} people found</b>)}
      </Alert>
      {/* #region preview */}
      <DataGrid
        aria-label="Staff, filtered by the server"
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
      />
      {/* #endregion */}
    </Stack>
  );
}
