import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { DataGridPremium, type GridColDef, type GridDataSource } from '@mui/x-data-grid-premium';
import { createDepotServer } from '../../../samples/depotServer';

const columns: GridColDef[] = [
  { field: 'region', headerName: 'Region', width: 120 },
  { field: 'depot', headerName: 'Depot', width: 120 },
  { field: 'weightKg', headerName: 'Weight (kg)', type: 'number', width: 140 },
];

const aggregationFunctions = { sum: { columnTypes: ['number'] }, size: {} };

const initialState = {
  rowGrouping: { model: ['region', 'depot'] },
  aggregation: { model: { weightKg: 'sum' } },
  columns: { columnVisibilityModel: { region: false, depot: false } },
};

export default function GroupedServerTotals() {
  const [server] = useState(() => createDepotServer());
  const [error, setError] = useState('');
  // #region preview
  const [dataSource] = useState<GridDataSource>(() => ({
    getRows: (params) => {
      setError('');
      return server.list(params);
    },
    getGroupKey: (row) => (row.childrenCount === 0 ? row.id : row.name),
    getChildrenCount: (row) => row.childrenCount,
    getAggregatedValue: (row, field) => row.totals?.[field],
  }));
  // #endregion

  return (
    <Stack spacing={1} sx={{ height: 420, width: '100%' }}>
      {error && <Alert severity="error">{error}</Alert>}
      <DataGridPremium
        aria-label="Weight by region and depot"
        columns={columns}
        dataSource={dataSource}
        onDataSourceError={({ message }) => setError(message)}
        aggregationFunctions={aggregationFunctions}
        initialState={initialState}
      />
    </Stack>
  );
}
