import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { DataGridPremium, type GridColDef, type GridDataSource } from '@mui/x-data-grid-premium';
import { createDepotServer, type DepotAnswer } from '../../../samples/depotServer';

const columns: GridColDef[] = [
  { field: 'goods', headerName: 'Goods', width: 150 },
  { field: 'depot', headerName: 'Depot', width: 120 },
  { field: 'weightKg', headerName: 'Weight (kg)', type: 'number', width: 140 },
  { field: 'chargeEur', headerName: 'Charge (EUR)', type: 'number', width: 140 },
];
const aggregationFunctions = { sum: { columnTypes: ['number'] }, avg: { columnTypes: ['number'] } };
const initialState = {
  aggregation: { model: { weightKg: 'sum', chargeEur: 'avg' } },
  pagination: { paginationModel: { pageSize: 10 }, rowCount: 0 },
};

export default function TotalsOnce() {
  const [count, setCount] = useState({ pages: 0, totals: 0 });
  const [error, setError] = useState('');
  // #region preview
  const [dataSource] = useState<GridDataSource>(() => {
    const server = createDepotServer(500);
    const known = new Map<string, DepotAnswer['aggregateRow']>();
    return {
      getRows: async ({ aggregationModel = {}, ...params }) => {
        // The sort order and the page don't change the totals.
        const key = JSON.stringify([params.filterModel, aggregationModel]);
        const stored = known.get(key);
        setCount(({ pages, totals }) => ({ pages: pages + 1, totals: totals + (stored ? 0 : 1) }));
        const answer = await server.list(stored ? params : { ...params, aggregationModel });
        if (!stored) known.set(key, answer.aggregateRow);
        return { ...answer, aggregateRow: stored ?? answer.aggregateRow };
      },
      getAggregatedValue: (row, field) => row.totals?.[field],
    };
  });
  // #endregion

  return (
    <Stack spacing={1} sx={{ height: 500, width: '100%' }}>
      <Alert severity={error ? 'error' : 'info'} role="status">
        {error || `${count.pages} pages requested, totals computed ${count.totals} times`}
      </Alert>
      <DataGridPremium
        aria-label="Parcels with stored totals"
        columns={columns}
        dataSource={dataSource}
        aggregationFunctions={aggregationFunctions}
        onDataSourceError={({ message }) => setError(message)}
        initialState={initialState}
        pagination
        pageSizeOptions={[10]}
        disableRowGrouping
      />
    </Stack>
  );
}
