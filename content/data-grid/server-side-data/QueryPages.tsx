import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridFilterModel, type GridSortModel } from '@mui/x-data-grid';
import {
  QueryClient,
  QueryClientProvider,
  keepPreviousData,
  useQuery,
} from '@tanstack/react-query';
import type { GridPerson } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';
import { ServerSwitch } from '../../samples/serverSwitch';
import { createStaffApi, type StaffApi } from '../../samples/staffApi';

const { name, country, rating, salaryEur } = personColumns;
const columns = [name, country, rating, salaryEur];
const noRows: GridPerson[] = [];

function StaffPages({ api }: { api: StaffApi }) {
  const [pages, setPages] = useState({ page: 0, pageSize: 25 });
  const [sortModel, setSortModel] = useState<GridSortModel>([]);
  const [filterModel, setFilterModel] = useState<GridFilterModel>({ items: [] });
  // #region preview
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['staff', pages, sortModel, filterModel],
    queryFn: ({ signal }) => {
      const start = pages.page * pages.pageSize;
      return api.list({ start, end: start + pages.pageSize - 1, sortModel, filterModel }, signal);
    },
    // The last page stays visible until the next one arrives.
    placeholderData: keepPreviousData,
    retry: false,
  });
  // #endregion
  // Keeps the last count after an error, so that the grid stays on its page.
  const [rowCount, setRowCount] = useState(0);
  if (data && data.rowCount !== rowCount) setRowCount(data.rowCount);
  const retry = (
    <Button color="inherit" onClick={() => void refetch()}>
      Retry
    </Button>
  );

  return (
    <>
      {error && (
        <Alert severity="error" action={retry}>
          {error.message}
        </Alert>
      )}
      <DataGrid
        aria-label="Staff, loaded with a query hook"
        rows={data?.rows ?? noRows}
        rowCount={rowCount}
        columns={columns}
        loading={isFetching}
        paginationMode="server"
        sortingMode="server"
        filterMode="server"
        paginationModel={pages}
        onPaginationModelChange={setPages}
        onSortModelChange={setSortModel}
        onFilterModelChange={setFilterModel}
        pageSizeOptions={[25, 50]}
      />
    </>
  );
}

export default function QueryPages() {
  const [queryClient] = useState(() => new QueryClient());
  const [api] = useState(() => createStaffApi(2000));

  return (
    <QueryClientProvider client={queryClient}>
      <Stack spacing={1} sx={{ height: 520, width: '100%' }}>
        <ServerSwitch server={api} />
        <StaffPages api={api} />
      </Stack>
    </QueryClientProvider>
  );
}
