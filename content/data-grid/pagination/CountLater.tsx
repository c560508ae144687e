import { useEffect, useState } from 'react';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridDataSource } from '@mui/x-data-grid';
import { personColumns } from '../../samples/gridPeopleColumns';
import { createPeopleServer } from '../../samples/gridPeopleServer';

const server = createPeopleServer(2000);
const { name, department, progress, joinedOn } = personColumns;
const columns = [name, department, progress, joinedOn];

// #region preview
const dataSource: GridDataSource = {
  // The response has no `rowCount`, so that the rows don't wait for the count.
  getRows: async (params) => ({ rows: (await server.list(params)).rows }),
};

export default function CountLater() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = useState('Counting');

  useEffect(() => {
    let current = true;
    server.count().then(
      (total) => {
        if (!current) return;
        apiRef.current?.setRowCount(total);
        setMessage(`Counted ${total} people`);
      },
      (reason: Error) => setMessage(reason.message),
    );
    return () => {
      current = false;
    };
  }, [apiRef]);
  // #endregion

  return (
    <Stack spacing={1} sx={{ height: 480, width: '100%' }}>
      <Alert severity="info" role="status">
        {message}
      </Alert>
      <DataGrid
        aria-label="Staff, counted after the first page"
        apiRef={apiRef}
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
