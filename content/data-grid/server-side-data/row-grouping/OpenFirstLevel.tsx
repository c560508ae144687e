import { useState } from 'react';
import Alert from '@mui/material/Alert';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGridPremium, type GridColDef, type GridDataSource } from '@mui/x-data-grid-premium';
import { createDepotServer } from '../../../samples/depotServer';
import { ServerSwitch } from '../../../samples/serverSwitch';

const columns: GridColDef[] = [
  { field: 'region', headerName: 'Region', width: 120 },
  { field: 'depot', headerName: 'Depot', width: 120 },
  { field: 'goods', headerName: 'Goods', width: 150 },
];

const initialState = {
  rowGrouping: { model: ['region', 'depot'] },
  columns: { columnVisibilityModel: { region: false, depot: false } },
};

export default function OpenFirstLevel() {
  const [server] = useState(() => createDepotServer(1200));
  const [error, setError] = useState('');
  const [depth, setDepth] = useState(0);
  const [dataSource] = useState<GridDataSource>(() => ({
    getRows: (params) => {
      setError('');
      return server.list(params);
    },
    getGroupKey: (row) => (row.childrenCount === 0 ? row.id : row.name),
    getChildrenCount: (row) => row.childrenCount,
  }));

  return (
    <Stack spacing={1} sx={{ height: 520, width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={depth === 1} onChange={() => setDepth(1 - depth)} />}
        label="Start with open regions"
      />
      <ServerSwitch server={server} />
      {error && <Alert severity="error">{error}</Alert>}
      {/* #region preview */}
      <DataGridPremium
        key={depth}
        aria-label="Parcels by region and depot"
        columns={columns}
        dataSource={dataSource}
        onDataSourceError={({ message }) => setError(message)}
        initialState={initialState}
        defaultGroupingExpansionDepth={depth}
      />
      {/* #endregion */}
    </Stack>
  );
}
