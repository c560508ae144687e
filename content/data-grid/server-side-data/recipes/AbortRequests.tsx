import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridDataSource } from '@mui/x-data-grid';
import { personColumns } from '../../../samples/gridPeopleColumns';
import { createStaffApi } from '../../../samples/staffApi';

const { name, department, rating, salaryEur } = personColumns;
const columns = [name, department, rating, salaryEur];

export default function AbortRequests() {
  const [count, setCount] = useState({ sent: 0, aborted: 0 });
  const [error, setError] = useState('');
  // #region preview
  const [dataSource] = useState<GridDataSource>(() => {
    const api = createStaffApi(2000, 1500);
    let controller = new AbortController();
    return {
      getRows: async (params) => {
        controller.abort();
        controller = new AbortController();
        const { signal } = controller;
        setCount((last) => ({ ...last, sent: last.sent + 1 }));
        try {
          return await api.list(params, signal);
        } catch (reason) {
          if (signal.aborted) setCount((last) => ({ ...last, aborted: last.aborted + 1 }));
          throw reason;
        }
      },
    };
  });
  // #endregion

  return (
    <Stack spacing={1} sx={{ height: 500, width: '100%' }}>
      <Alert severity={error ? 'error' : 'info'} role="status">
        {error || `${count.sent} requests sent, ${count.aborted} aborted`}
      </Alert>
      <DataGrid
        aria-label="Staff with requests that are aborted"
        columns={columns}
        dataSource={dataSource}
        onDataSourceError={({ message }) => setError(message)}
        pageSizeOptions={[25]}
        initialState={{ pagination: { paginationModel: { pageSize: 25 }, rowCount: 0 } }}
      />
    </Stack>
  );
}
