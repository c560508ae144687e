import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPremium, type GridColDef, type GridDataSource } from '@mui/x-data-grid-premium';
import { createDepotServer } from '../../../samples/depotServer';

const columns: GridColDef[] = [
  { field: 'region', headerName: 'Region', width: 120 },
  { field: 'depot', headerName: 'Depot', width: 120 },
  { field: 'status', headerName: 'Status', width: 110 },
  { field: 'goods', headerName: 'Goods', width: 150, groupable: false },
  { field: 'weightKg', headerName: 'Weight (kg)', type: 'number', width: 120, groupable: false },
];

export default function ServerGroups() {
  const [asked, setAsked] = useState('');
  // #region preview
  const [dataSource] = useState<GridDataSource>(() => {
    const server = createDepotServer();
    return {
      getRows: (params) => {
        const { groupFields = [], groupKeys = [] } = params;
        setAsked(`${groupFields.join(' > ')}, opened: ${groupKeys.join(' > ') || 'nothing'}`);
        return server.list(params);
      },
      getGroupKey: (row) => (row.childrenCount === 0 ? row.id : row.name),
      getChildrenCount: (row) => row.childrenCount,
    };
  });
  // #endregion

  return (
    <Stack spacing={1} sx={{ height: 480, width: '100%' }}>
      <Typography role="status" noWrap>
        Last request: {asked}
      </Typography>
      <DataGridPremium
        aria-label="Parcels grouped by the server"
        columns={columns}
        dataSource={dataSource}
        onDataSourceError={(error) => setAsked(error.message)}
        initialState={{ rowGrouping: { model: ['region', 'status'] } }}
      />
    </Stack>
  );
}
