import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { DataGridPremium, type GridColDef, type GridDataSource } from '@mui/x-data-grid-premium';
import { createDepotServer } from '../../../samples/depotServer';

const columns: GridColDef[] = [
  { field: 'goods', headerName: 'Goods', width: 150 },
  { field: 'depot', headerName: 'Depot', width: 120 },
  { field: 'weightKg', headerName: 'Weight (kg)', type: 'number', width: 140 },
  { field: 'chargeEur', headerName: 'Charge (EUR)', type: 'number', width: 150 },
];
const aggregationFunctions = {
  sum: { columnTypes: ['number'] },
  avg: { columnTypes: ['number'] },
  max: { columnTypes: ['number'] },
};
const initialState = {
  aggregation: { model: { weightKg: 'sum', chargeEur: 'avg' } },
  pagination: { paginationModel: { pageSize: 20 } },
};

export default function LazyTotals() {
  const [error, setError] = useState('');
  // #region preview
  const [dataSource] = useState<GridDataSource>(() => {
    const server = createDepotServer();
    return {
      // Every range of rows comes with the totals of all 240 rows.
      getRows: (params) => server.list(params),
      // Before the first response, `row` is an empty object.
      getAggregatedValue: (row, field) => row.totals?.[field],
    };
  });
  // #endregion

  return (
    <Stack spacing={1} sx={{ height: 460, width: '100%' }}>
      {error && <Alert severity="error">{error}</Alert>}
      <DataGridPremium
        aria-label="Parcels, loaded on scroll, with totals"
        columns={columns}
        dataSource={dataSource}
        lazyLoading
        aggregationFunctions={aggregationFunctions}
        onDataSourceError={({ message }) => setError(message)}
        initialState={initialState}
        disableRowGrouping
      />
    </Stack>
  );
}
