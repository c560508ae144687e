import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridDataSource } from '@mui/x-data-grid';
import { personColumns } from '../../samples/gridPeopleColumns';
import { ServerSwitch } from '../../samples/serverSwitch';
import { createStaffApi } from '../../samples/staffApi';

const { name, country, status, rating, progress, salaryEur, hours } = personColumns;
const columns = [name, country, status, rating, progress, salaryEur, hours];

export default function PagedStaff() {
  const [server] = useState(() => createStaffApi(2000, 800));
  const [requests, setRequests] = useState(0);
  const [error, setError] = useState('');
  // #region preview
  const [dataSource] = useState<GridDataSource>(() => ({
    getRows: ({ sortModel, filterModel, start, end }) => {
      setRequests((count) => count + 1);
      setError('');
      return server.list({ sortModel, filterModel, start, end });
    },
  }));
  // #endregion

  return (
    <Stack spacing={1} sx={{ height: 540, width: '100%' }}>
      <ServerSwitch server={server} />
      <Typography role="status">Requests so far: {requests}</Typography>
      {error && <Alert severity="error">{error}</Alert>}
      <DataGrid
        aria-label="Staff, page by page"
        columns={columns}
        dataSource={dataSource}
        onDataSourceError={({ message }) => setError(message)}
        pageSizeOptions={[25, 50, 100]}
        initialState={{ pagination: { paginationModel: { pageSize: 25 }, rowCount: 0 } }}
        disableRowSelectionOnClick
      />
    </Stack>
  );
}
