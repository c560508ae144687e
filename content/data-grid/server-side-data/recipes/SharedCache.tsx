import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  type GridDataSource,
  type GridDataSourceCache,
  type GridGetRowsResponse,
} from '@mui/x-data-grid';
import { personColumns } from '../../../samples/gridPeopleColumns';
import { createStaffApi } from '../../../samples/staffApi';

const { name, country, status } = personColumns;
const columns = [name, country, status];

// #region preview
function createSharedCache(): GridDataSourceCache {
  const store = new Map<string, GridGetRowsResponse>();
  return {
    get: (params) => store.get(JSON.stringify(params)),
    set: (params, response) => store.set(JSON.stringify(params), response),
    // Every grid calls `clear()` when it mounts. The other grids keep their entries.
    clear: () => undefined,
  };
}
// #endregion

export default function SharedCache() {
  const [cache] = useState(createSharedCache);
  const [requests, setRequests] = useState(0);
  const [error, setError] = useState('');
  const [dataSource] = useState<GridDataSource>(() => {
    const api = createStaffApi(500);
    return {
      getRows: (params) => {
        setRequests((count) => count + 1);
        return api.list(params);
      },
    };
  });

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Alert severity={error ? 'error' : 'info'} role="status">
        {error || `Requests so far: ${requests}`}
      </Alert>
      {['First', 'Second'].map((label) => (
        <Box key={label} sx={{ height: 260 }}>
          <DataGrid
            aria-label={`${label} grid with the shared cache`}
            columns={columns}
            dataSource={dataSource}
            dataSourceCache={cache}
            onDataSourceError={({ message }) => setError(message)}
            pageSizeOptions={[25]}
            initialState={{ pagination: { paginationModel: { pageSize: 25 }, rowCount: 0 } }}
          />
        </Box>
      ))}
    </Stack>
  );
}
