import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef, type GridDataSource } from '@mui/x-data-grid';
import { createDepotServer } from '../../samples/depotServer';
import { ServerSwitch } from '../../samples/serverSwitch';

const columns: GridColDef[] = [
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 140 },
  { field: 'chargeEur', headerName: 'Charge (EUR)', type: 'number', width: 130 },
];

export default function FailAndRetry() {
  const apiRef = useGridApiRef();
  const [server] = useState(() => createDepotServer());
  const [error, setError] = useState('');
  const [dataSource] = useState<GridDataSource>(() => ({
    getRows: async (params) => {
      const answer = await server.list(params);
      setError('');
      return answer;
    },
  }));
  const retry = (
    <Button color="inherit" onClick={() => apiRef.current?.dataSource.fetchRows()}>
      Retry
    </Button>
  );

  return (
    <Stack spacing={1} sx={{ height: 520, width: '100%' }}>
      <ServerSwitch server={server} />
      <Alert severity={error ? 'error' : 'info'} action={error ? retry : undefined}>
        {error || 'Let requests fail, then sort or change the page'}
      </Alert>
      {/* #region preview */}
      <DataGrid
        aria-label="Parcels from an unreliable server"
        apiRef={apiRef}
        columns={columns}
        dataSource={dataSource}
        onDataSourceError={(failure) => setError(failure.message)}
        pageSizeOptions={[10]}
        initialState={{ pagination: { paginationModel: { pageSize: 10 }, rowCount: 0 } }}
      />
      {/* #endregion */}
    </Stack>
  );
}
