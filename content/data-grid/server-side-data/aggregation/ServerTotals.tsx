import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { DataGridPremium, type GridColDef, type GridDataSource } from '@mui/x-data-grid-premium';
import { createDepotServer } from '../../../samples/depotServer';
import { ServerSwitch } from '../../../samples/serverSwitch';

const columns: GridColDef[] = [
  { field: 'goods', headerName: 'Goods', width: 150 },
  { field: 'weightKg', headerName: 'Weight (kg)', type: 'number', width: 140 },
  { field: 'chargeEur', headerName: 'Charge (EUR)', type: 'number', width: 140 },
];

// #region preview
const aggregationFunctions = {
  sum: { columnTypes: ['number'] },
  avg: { columnTypes: ['number'] },
  max: { columnTypes: ['number'] },
};
// #endregion

const initialState = {
  aggregation: { model: { weightKg: 'sum', chargeEur: 'max' } },
  pagination: { paginationModel: { pageSize: 10 }, rowCount: 0 },
};

export default function ServerTotals() {
  const [server] = useState(() => createDepotServer());
  const [error, setError] = useState('');
  const [dataSource] = useState<GridDataSource>(() => ({
    getRows: (params) => {
      setError('');
      return server.list(params);
    },
    getAggregatedValue: (row, field) => row.totals?.[field],
  }));

  return (
    <Stack spacing={1} sx={{ height: 500, width: '100%' }}>
      <ServerSwitch server={server} />
      {error && <Alert severity="error">{error}</Alert>}
      <DataGridPremium
        aria-label="Parcels with totals from the server"
        columns={columns}
        dataSource={dataSource}
        onDataSourceError={({ message }) => setError(message)}
        aggregationFunctions={aggregationFunctions}
        initialState={initialState}
        pagination
        pageSizeOptions={[10, 20]}
      />
    </Stack>
  );
}
