import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridDataSource } from '@mui/x-data-grid';
import { createDepotServer } from '../../samples/depotServer';
import { FailSwitch } from './failSwitch';

const columns: GridColDef[] = [
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 140 },
  { field: 'depot', headerName: 'Depot', width: 120 },
  { field: 'weightKg', headerName: 'Weight (kg)', type: 'number', width: 120 },
];

export default function PagedParcels() {
  const [server] = useState(() => createDepotServer());
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
    <Stack spacing={1} sx={{ height: 500, width: '100%' }}>
      <FailSwitch server={server} />
      <Typography role="status">Requests so far: {requests}</Typography>
      {error && <Alert severity="error">{error}</Alert>}
      <DataGrid
        aria-label="Parcels, page by page"
        columns={columns}
        dataSource={dataSource}
        onDataSourceError={({ message }) => setError(message)}
        pageSizeOptions={[10, 20]}
        initialState={{ pagination: { paginationModel: { pageSize: 10 }, rowCount: 0 } }}
        disableRowSelectionOnClick
      />
    </Stack>
  );
}
