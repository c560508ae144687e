import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import {
  DataGridPremium,
  GridGetRowsError,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-premium';
import { createDepotServer } from '../../../samples/depotServer';
import { ServerSwitch } from '../../../samples/serverSwitch';

const columns: GridColDef[] = [
  { field: 'region', headerName: 'Region', width: 120 },
  { field: 'depot', headerName: 'Depot', width: 120 },
  { field: 'goods', headerName: 'Goods', width: 150 },
  { field: 'chargeEur', headerName: 'Charge (EUR)', type: 'number', width: 130 },
];
const initialState = {
  rowGrouping: { model: ['region', 'depot'] },
  columns: { columnVisibilityModel: { region: false, depot: false } },
};

export default function GroupErrors() {
  const [server] = useState(() => createDepotServer());
  const [message, setMessage] = useState('Let requests fail, then open a region');
  const [dataSource] = useState<GridDataSource>(() => ({
    getRows: (params) => server.list(params),
    getGroupKey: (row) => (row.childrenCount === 0 ? row.id : row.name),
    getChildrenCount: (row) => row.childrenCount,
  }));

  return (
    <Stack spacing={1} sx={{ height: 500, width: '100%' }}>
      <ServerSwitch server={server} />
      <Alert severity="info" role="status">
        {message}
      </Alert>
      {/* #region preview */}
      <DataGridPremium
        aria-label="Groups that may fail to load"
        columns={columns}
        dataSource={dataSource}
        initialState={initialState}
        onDataSourceError={(error) => {
          const keys = error instanceof GridGetRowsError ? error.params.groupKeys : [];
          setMessage(`${keys?.join(' / ') || 'Top level'}: ${error.message}`);
        }}
      />
      {/* #endregion */}
    </Stack>
  );
}
