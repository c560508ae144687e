import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridDataSource } from '@mui/x-data-grid';
import { QueryClient } from '@tanstack/react-query';
import { personColumns } from '../../samples/gridPeopleColumns';
import { ServerSwitch } from '../../samples/serverSwitch';
import { createStaffApi } from '../../samples/staffApi';

const { name, country, status, rating, salaryEur } = personColumns;
const columns = [name, country, status, rating, salaryEur];

export default function QueryCache() {
  const apiRef = useGridApiRef();
  const [api] = useState(() => createStaffApi(2000));
  const [requests, setRequests] = useState(0);
  const [error, setError] = useState('');
  // #region preview
  // In your app, use the client of your QueryClientProvider.
  const [queryClient] = useState(() => new QueryClient());
  const [dataSource] = useState<GridDataSource>(() => ({
    getRows: (params) => {
      setError('');
      return queryClient.fetchQuery({
        queryKey: ['staff', params],
        queryFn: ({ signal }) => {
          setRequests((count) => count + 1);
          return api.list(params, signal);
        },
        staleTime: 60_000,
      });
    },
  }));

  const reload = async () => {
    await queryClient.invalidateQueries({ queryKey: ['staff'] });
    await apiRef.current?.dataSource.fetchRows();
  };
  // #endregion

  return (
    <Stack spacing={1} sx={{ height: 540, width: '100%' }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={reload}>
          Invalidate and reload
        </Button>
        <ServerSwitch server={api} />
      </Stack>
      <Alert severity={error ? 'error' : 'info'} role="status">
        {error || `Requests so far: ${requests}`}
      </Alert>
      <DataGrid
        aria-label="Staff, cached by a query client"
        apiRef={apiRef}
        columns={columns}
        dataSource={dataSource}
        dataSourceCache={null}
        onDataSourceError={({ message }) => setError(message)}
        pageSizeOptions={[25, 50]}
        initialState={{ pagination: { paginationModel: { pageSize: 25 }, rowCount: 0 } }}
      />
    </Stack>
  );
}
