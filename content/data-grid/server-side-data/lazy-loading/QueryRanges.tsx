import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPro, type GridDataSource } from '@mui/x-data-grid-pro';
import { QueryClient } from '@tanstack/react-query';
import { personColumns } from '../../../samples/gridPeopleColumns';
import { createStaffApi } from '../../../samples/staffApi';

const { name, country, status, progress, salaryEur } = personColumns;
const columns = [name, country, status, progress, salaryEur];

export default function QueryRanges() {
  const [shown, setShown] = useState(true);
  const [requests, setRequests] = useState(0);
  const [error, setError] = useState('');
  // #region preview
  const [dataSource] = useState<GridDataSource>(() => {
    const api = createStaffApi(3000);
    const queryClient = new QueryClient();
    return {
      getRows: ({ start, end, sortModel, filterModel }) =>
        queryClient.fetchQuery({
          queryKey: ['staff', { start, end, sortModel, filterModel }],
          queryFn: () => {
            setRequests((count) => count + 1);
            return api.list({ start, end, sortModel, filterModel });
          },
          staleTime: 60_000,
        }),
    };
  });
  // #endregion

  return (
    <Stack spacing={1} sx={{ height: 520, width: '100%' }}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Button variant="outlined" onClick={() => setShown(!shown)}>
          {shown ? 'Close the grid' : 'Open the grid'}
        </Button>
        <Typography role="status">{error || `Requests: ${requests}`}</Typography>
      </Stack>
      {shown && (
        <DataGridPro
          aria-label="Staff with ranges in a query cache"
          columns={columns}
          dataSource={dataSource}
          dataSourceCache={null}
          lazyLoading
          onDataSourceError={({ message }) => setError(message)}
          initialState={{ pagination: { paginationModel: { pageSize: 50 } } }}
        />
      )}
    </Stack>
  );
}
