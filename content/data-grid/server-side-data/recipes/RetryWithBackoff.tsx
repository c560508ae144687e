import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridDataSource } from '@mui/x-data-grid';
import { personColumns } from '../../../samples/gridPeopleColumns';
import { ServerSwitch } from '../../../samples/serverSwitch';
import { createStaffApi } from '../../../samples/staffApi';

const { name, country, status, progress } = personColumns;
const columns = [name, country, status, progress];

// #region preview
/** Calls `load` up to four times and waits 0.5, 1 and 2 s in between. */
async function withRetry<T>(load: () => Promise<T>, onFail: (waitMs: number) => void): Promise<T> {
  for (const waitMs of [500, 1000, 2000]) {
    try {
      return await load();
    } catch {
      onFail(waitMs);
      await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
  }
  return load();
}
// #endregion

export default function RetryWithBackoff() {
  const [api] = useState(() => createStaffApi(500, 300));
  const [message, setMessage] = useState('Let requests fail, sort, then turn the switch off');
  const [dataSource] = useState<GridDataSource>(() => ({
    getRows: async (params) => {
      const page = await withRetry(
        () => api.list(params),
        (waitMs) => setMessage(`Failed. Next attempt in ${waitMs} ms`),
      );
      setMessage('Loaded');
      return page;
    },
  }));

  return (
    <Stack spacing={1} sx={{ height: 520, width: '100%' }}>
      <ServerSwitch server={api} />
      <Alert severity="info" role="status">
        {message}
      </Alert>
      <DataGrid
        aria-label="Staff from a server that recovers"
        columns={columns}
        dataSource={dataSource}
        onDataSourceError={(error) => setMessage(`Gave up after four attempts. ${error.message}`)}
        pageSizeOptions={[25]}
        initialState={{ pagination: { paginationModel: { pageSize: 25 }, rowCount: 0 } }}
      />
    </Stack>
  );
}
