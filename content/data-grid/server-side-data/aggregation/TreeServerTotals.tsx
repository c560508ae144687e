import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { DataGridPremium, type GridColDef, type GridDataSource } from '@mui/x-data-grid-premium';
import { createDepotServer } from '../../../samples/depotServer';

const columns: GridColDef[] = [
  { field: 'status', headerName: 'Status', width: 110 },
  { field: 'weightKg', headerName: 'Weight (kg)', type: 'number', width: 140 },
  { field: 'chargeEur', headerName: 'Charge (EUR)', type: 'number', width: 150 },
];
const aggregationFunctions = {
  sum: { columnTypes: ['number'] },
  max: { columnTypes: ['number'] },
};
const initialState = { aggregation: { model: { weightKg: 'sum', chargeEur: 'max' } } };
const groupingColDef = { headerName: 'Place', width: 200 };

export default function TreeServerTotals() {
  const [error, setError] = useState('');
  // #region preview
  const [dataSource] = useState<GridDataSource>(() => {
    const server = createDepotServer();
    return {
      getRows: (params) => server.list({ ...params, groupFields: ['region', 'depot'] }),
      getGroupKey: (row) => (row.childrenCount === 0 ? row.id : row.name),
      getChildrenCount: (row) => row.childrenCount,
      // Called with a place for its total, and with `aggregateRow` for the grand total.
      getAggregatedValue: (row, field) => row.totals?.[field],
    };
  });
  // #endregion

  return (
    <Stack spacing={1} sx={{ height: 440, width: '100%' }}>
      {error && <Alert severity="error">{error}</Alert>}
      <DataGridPremium
        aria-label="Regions and depots with totals"
        treeData
        columns={columns}
        dataSource={dataSource}
        groupingColDef={groupingColDef}
        aggregationFunctions={aggregationFunctions}
        onDataSourceError={({ message }) => setError(message)}
        initialState={initialState}
      />
    </Stack>
  );
}
