import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGridPremium, type GridColDef, type GridDataSource } from '@mui/x-data-grid-premium';
import { createDepotServer } from '../../../samples/depotServer';

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
  const [failing, setFailing] = useState(false);
  const [dataSource] = useState<GridDataSource>(() => ({
    getRows: server.list,
    getGroupKey: (row) => (row.childrenCount === 0 ? row.id : row.name),
    getChildrenCount: (row) => row.childrenCount,
  }));

  return (
    <Stack spacing={1} sx={{ height: 480, width: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            checked={failing}
            onChange={() => {
              server.setFailing(!failing);
              setFailing(!failing);
            }}
          />
        }
        label="Let requests fail"
      />
      {/* #region preview */}
      <DataGridPremium
        aria-label="Parcels with open regions"
        columns={columns}
        dataSource={dataSource}
        onDataSourceError={() => undefined}
        initialState={initialState}
        defaultGroupingExpansionDepth={1}
      />
      {/* #endregion */}
    </Stack>
  );
}
