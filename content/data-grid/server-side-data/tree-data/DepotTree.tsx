import { useState } from 'react';
import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef, type GridDataSource } from '@mui/x-data-grid-pro';
import { createDepotServer } from '../../../samples/depotServer';

const columns: GridColDef[] = [
  { field: 'goods', headerName: 'Goods', width: 150 },
  { field: 'weightKg', headerName: 'Weight (kg)', type: 'number', width: 120 },
];

export default function DepotTree() {
  // #region preview
  const [dataSource] = useState<GridDataSource>(() => {
    const server = createDepotServer();
    return {
      getRows: (params) => server.list({ ...params, groupFields: ['region', 'depot'] }),
      getGroupKey: (row) => (row.childrenCount === 0 ? row.id : row.name),
      getChildrenCount: (row) => row.childrenCount,
    };
  });
  // #endregion

  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGridPro
        aria-label="Regions, depots and parcels"
        columns={columns}
        treeData
        dataSource={dataSource}
        onDataSourceError={() => undefined}
        groupingColDef={{ headerName: 'Place', width: 200 }}
      />
    </Box>
  );
}
