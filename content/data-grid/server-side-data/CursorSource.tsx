import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridDataSource } from '@mui/x-data-grid';
import { personColumns } from '../../samples/gridPeopleColumns';
import { ServerSwitch } from '../../samples/serverSwitch';
import { createStaffApi, type StaffApi } from '../../samples/staffApi';

const { name, country, status, joinedOn } = personColumns;
const columns = [name, country, status, joinedOn].map((column) => ({ ...column, sortable: false }));

// #region preview
function createCursorSource(api: StaffApi, onRequest: (text: string) => void): GridDataSource {
  // The cursor of each page, by the index of its first row.
  const cursors = new Map<number, string>();
  return {
    getRows: async ({ start, end }) => {
      const first = Number(start);
      const cursor = cursors.get(first);
      onRequest(`after=${cursor ?? ''}&limit=${end - first + 1}`);
      const { rows, nextCursor } = await api.after(cursor, end - first + 1);
      if (nextCursor !== undefined) {
        cursors.set(end + 1, nextCursor);
        return { rows, rowCount: -1 };
      }
      return { rows, rowCount: first + rows.length };
    },
  };
}
// #endregion

export default function CursorSource() {
  const [api] = useState(() => createStaffApi(110));
  const [message, setMessage] = useState('');
  const [dataSource] = useState(() => createCursorSource(api, setMessage));

  return (
    <Stack spacing={1} sx={{ height: 520, width: '100%' }}>
      <ServerSwitch server={api} />
      <Alert severity="info" role="status">
        Last request: {message}
      </Alert>
      <DataGrid
        aria-label="Staff, paged by cursor"
        columns={columns}
        dataSource={dataSource}
        onDataSourceError={(error) => setMessage(error.message)}
        pageSizeOptions={[25]}
        initialState={{ pagination: { paginationModel: { pageSize: 25 }, rowCount: -1 } }}
        disableColumnFilter
      />
    </Stack>
  );
}
