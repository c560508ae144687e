import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGridPremium,
  type GridColDef,
  type GridDataSource,
  type GridSortModel,
} from '@mui/x-data-grid-premium';
import { createDepotServer } from '../../../samples/depotServer';

const columns: GridColDef[] = [
  { field: 'region', headerName: 'Region', width: 130 },
  { field: 'status', headerName: 'Status', width: 120 },
  { field: 'goods', headerName: 'Goods', width: 150, groupable: false },
  { field: 'weightKg', headerName: 'Weight (kg)', type: 'number', width: 120, groupable: false },
];
const initialState = {
  rowGrouping: { model: ['region', 'status'] },
  columns: { columnVisibilityModel: { region: false, status: false } },
};
type Mode = 'single' | 'multiple';

export default function GroupColumns() {
  const [mode, setMode] = useState<Mode>('multiple');
  const [sortModel, setSortModel] = useState<GridSortModel>([]);
  const [error, setError] = useState('');
  const [dataSource] = useState<GridDataSource>(() => {
    const server = createDepotServer();
    return {
      getRows: (params) => server.list(params),
      getGroupKey: (row) => (row.childrenCount === 0 ? row.id : row.name),
      getChildrenCount: (row) => row.childrenCount,
    };
  });

  return (
    <Stack spacing={1} sx={{ height: 500, width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Grouping columns"
        value={mode}
        onChange={(_event, next: Mode | null) => setMode(next ?? mode)}
      >
        <ToggleButton value="multiple">One per field</ToggleButton>
        <ToggleButton value="single">Single</ToggleButton>
      </ToggleButtonGroup>
      <Alert severity={error ? 'error' : 'info'} role="status" sx={{ overflowWrap: 'anywhere' }}>
        {error ||
          `Sort model: ${sortModel.map(({ field, sort }) => `${field} ${sort}`).join() || 'empty'}`}
      </Alert>
      {/* #region preview */}
      <DataGridPremium
        aria-label="Parcels with a grouping column per field"
        columns={columns}
        dataSource={dataSource}
        rowGroupingColumnMode={mode}
        sortModel={sortModel}
        onSortModelChange={setSortModel}
        onDataSourceError={({ message }) => setError(message)}
        initialState={initialState}
      />
      {/* #endregion */}
    </Stack>
  );
}
