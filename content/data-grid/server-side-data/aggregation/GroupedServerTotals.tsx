import { useState } from 'react';
import Box from '@mui/material/Box';
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
  // #region preview
  const [dataSource] = useState<GridDataSource>(() => {
    const server = createDepotServer();
    return {
      getRows: server.list,
      getGroupKey: (row) => (row.childrenCount === 0 ? row.id : row.name),
      getChildrenCount: (row) => row.childrenCount,
      getAggregatedValue: (row, field) => row.totals?.[field],
    };
  });
  // #endregion

  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGridPremium
        aria-label="Weight by region and depot"
        columns={columns}
        dataSource={dataSource}
        onDataSourceError={() => undefined}
        aggregationFunctions={aggregationFunctions}
        initialState={initialState}
      />
    </Box>
  );
}
