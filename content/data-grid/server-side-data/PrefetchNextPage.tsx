import { useState } from 'react';
import Alert from '@mui/material/Alert';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridDataSource, type GridGetRowsParams } from '@mui/x-data-grid';
import { QueryClient } from '@tanstack/react-query';
import { personColumns } from '../../samples/gridPeopleColumns';
import { createStaffApi } from '../../samples/staffApi';

const { name, department, progress, joinedOn } = personColumns;
const columns = [name, department, progress, { ...joinedOn, filterable: false }];
const PAGE_SIZE = 25;

/** With `prefetch`, each page is requested while users read the page before it. */
function createSource(prefetch: boolean): GridDataSource {
  const api = createStaffApi(1000, 1200);
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } });
  // #region preview
  const pageQuery = ({ sortModel, filterModel, start, end }: GridGetRowsParams) => ({
    queryKey: ['staff', { sortModel, filterModel, start, end }],
    queryFn: () => api.list({ sortModel, filterModel, start, end }),
  });

  return {
    getRows: async (params) => {
      const page = await queryClient.fetchQuery(pageQuery(params));
      const start = params.end + 1;
      if (prefetch && start < page.rowCount) {
        void queryClient.prefetchQuery(pageQuery({ ...params, start, end: start + PAGE_SIZE - 1 }));
      }
      return page;
    },
  };
  // #endregion
}

export default function PrefetchNextPage() {
  const [sources] = useState(() => ({ on: createSource(true), off: createSource(false) }));
  const [prefetch, setPrefetch] = useState(true);
  const [error, setError] = useState('');

  return (
    <Stack spacing={1} sx={{ height: 500, width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={prefetch} onChange={() => setPrefetch(!prefetch)} />}
        label="Prefetch the next page"
      />
      {error && <Alert severity="error">{error}</Alert>}
      <DataGrid
        aria-label="Staff with prefetched pages"
        columns={columns}
        dataSource={prefetch ? sources.on : sources.off}
        dataSourceCache={null}
        onDataSourceError={({ message }) => setError(message)}
        pageSizeOptions={[PAGE_SIZE]}
        initialState={{ pagination: { paginationModel: { pageSize: PAGE_SIZE }, rowCount: 0 } }}
      />
    </Stack>
  );
}
