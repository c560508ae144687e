import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { DataGridPro, type GridColDef, type GridDataSource } from '@mui/x-data-grid-pro';
import { createDepotServer } from '../../../samples/depotServer';

const columns: GridColDef[] = [
  { field: 'goods', headerName: 'Goods', width: 150 },
  { field: 'weightKg', headerName: 'Weight (kg)', type: 'number', width: 120 },
];

export default function DepotTree() {
  const [server] = useState(() => createDepotServer());
  const [error, setError] = useState('');
  // #region preview
  const [dataSource] = useState<GridDataSource>(() => ({
    getRows: (params) => {
      setError('');
      return server.list({ ...params, groupFields: ['region', 'depot'] });
    },
    getGroupKey: (row) => (row.childrenCount === 0 ? row.id : row.name),
    getChildrenCount: (row) => row.childrenCount,
  }));
  // #endregion

  return (
    <Stack spacing={1} sx={{ height: 440, width: '100%' }}>
      {error && <Alert severity="error">{error}</Alert>}
      <DataGridPro
        aria-label="Regions, depots and parcels"
        columns={columns}
        treeData
        dataSource={dataSource}
        onDataSourceError={({ message }) => setError(message)}
        groupingColDef={{ headerName: 'Place', width: 200 }}
      />
    </Stack>
  );
}
