import { useEffect, useState } from 'react';
import Alert from '@mui/material/Alert';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGrid, type GridPaginationModel } from '@mui/x-data-grid';
import { personColumns } from '../../samples/gridPeopleColumns';
import { createPeopleServer, type PeoplePage } from '../../samples/gridPeopleServer';

const server = createPeopleServer(93);
const columns = [personColumns.name, personColumns.department, personColumns.status];

export default function UnknownCount() {
  const [knows, setKnows] = useState('estimate');
  const [model, setModel] = useState<GridPaginationModel>({ page: 0, pageSize: 25 });
  const [rowCount, setRowCount] = useState(-1);
  const [loaded, setLoaded] = useState<{ model: GridPaginationModel; answer?: PeoplePage }>();
  const [error, setError] = useState('');

  useEffect(() => {
    const controller = new AbortController();
    const start = model.page * model.pageSize;
    server.list({ start, end: start + model.pageSize - 1 }, controller.signal).then(
      (answer) => setLoaded({ model, answer }),
      (reason: Error) => setError(reason.message),
    );
    return () => controller.abort();
  }, [model]);

  const current = loaded?.model === model ? loaded.answer : undefined;
  return (
    <Stack spacing={2} sx={{ height: 480, width: '100%' }}>
      <TextField
        select
        variant="standard"
        label="The server knows"
        value={knows}
        onChange={({ target }) => {
          setKnows(target.value);
          setRowCount(target.value === 'total' ? 93 : -1);
          setModel({ ...model, page: 0 });
        }}
      >
        <MenuItem value="total">the total</MenuItem>
        <MenuItem value="estimate">an estimate of 100</MenuItem>
        <MenuItem value="next">whether there are more rows</MenuItem>
      </TextField>
      {error && <Alert severity="error">{error}</Alert>}
      {/* #region preview */}
      <DataGrid
        key={knows}
        aria-label="Staff, with a count that isn't known"
        rows={current?.rows ?? []}
        columns={columns}
        loading={!current}
        paginationMode="server"
        rowCount={rowCount}
        onRowCountChange={setRowCount}
        estimatedRowCount={knows === 'estimate' ? 100 : undefined}
        paginationMeta={current && { hasNextPage: current.hasNextPage }}
        paginationModel={model}
        onPaginationModelChange={setModel}
        pageSizeOptions={[25]}
        disableColumnSorting
        disableColumnFilter
      />
      {/* #endregion */}
    </Stack>
  );
}
