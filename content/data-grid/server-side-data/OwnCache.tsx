import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  type GridDataSource,
  type GridDataSourceCache,
  type GridGetRowsResponse,
} from '@mui/x-data-grid';
import { personColumns } from '../../samples/gridPeopleColumns';
import { createPeopleServer } from '../../samples/gridPeopleServer';

const { name, country, department, salaryEur } = personColumns;
const columns = [name, country, department, salaryEur];

export default function OwnCache() {
  const [log, setLog] = useState({ hits: 0, entries: 0 });
  const [error, setError] = useState('');
  const [dataSource] = useState<GridDataSource>(() => {
    const server = createPeopleServer(1000);
    return { getRows: (params) => server.list(params) };
  });

  // #region preview
  const [cache] = useState<GridDataSourceCache>(() => {
    const store = new Map<string, GridGetRowsResponse>();
    return {
      get: (params) => {
        const found = store.get(JSON.stringify(params));
        if (found) setLog((last) => ({ ...last, hits: last.hits + 1 }));
        return found;
      },
      set: (params, response) => {
        store.set(JSON.stringify(params), response);
        setLog((last) => ({ ...last, entries: store.size }));
      },
      clear: () => store.clear(),
    };
  });
  // #endregion

  return (
    <Stack spacing={1} sx={{ height: 480, width: '100%' }}>
      <Alert severity={error ? 'error' : 'info'} role="status">
        {error || `${log.entries} pages cached, ${log.hits} answered from the cache`}
      </Alert>
      <DataGrid
        aria-label="Staff with a cache of our own"
        columns={columns}
        dataSource={dataSource}
        dataSourceCache={cache}
        onDataSourceError={({ message }) => setError(message)}
        pageSizeOptions={[25]}
        initialState={{ pagination: { paginationModel: { pageSize: 25 }, rowCount: 0 } }}
        disableColumnFilter
      />
    </Stack>
  );
}
