import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { DataGridPro, type GridDataSource } from '@mui/x-data-grid-pro';
import { personColumns } from '../../../samples/gridPeopleColumns';
import { createStaffApi } from '../../../samples/staffApi';

const { name, department, rating, joinedOn } = personColumns;
const columns = [name, department, rating, joinedOn].map((column) => ({
  ...column,
  sortable: false,
}));

export default function CursorScroll() {
  const [message, setMessage] = useState('');
  // #region preview
  const [dataSource] = useState<GridDataSource>(() => {
    const api = createStaffApi(190);
    const cursors = new Map<number, string>();
    return {
      getRows: async ({ start, end }) => {
        const first = Number(start);
        const cursor = cursors.get(first);
        setMessage(cursor ? `after=${cursor}` : 'the first rows');
        const { rows, nextCursor } = await api.after(cursor, end - first + 1);
        if (nextCursor === undefined) return { rows, rowCount: first + rows.length };
        cursors.set(end + 1, nextCursor);
        return { rows, rowCount: -1 };
      },
    };
  });
  // #endregion

  return (
    <Stack spacing={1} sx={{ height: 480, width: '100%' }}>
      <Alert severity="info" role="status">
        Last request: {message}
      </Alert>
      <DataGridPro
        aria-label="Staff, loaded by cursor on scroll"
        columns={columns}
        dataSource={dataSource}
        lazyLoading
        onDataSourceError={(error) => setMessage(error.message)}
        initialState={{ pagination: { paginationModel: { pageSize: 25 } } }}
        disableColumnFilter
      />
    </Stack>
  );
}
