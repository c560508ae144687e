import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPro, type GridColDef, type GridDataSource } from '@mui/x-data-grid-pro';
import { createDepotServer } from '../../../samples/depotServer';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Parcel', width: 100 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 140 },
  { field: 'weightKg', headerName: 'Weight (kg)', type: 'number', width: 120 },
];

export default function ViewportLoading() {
  const [range, setRange] = useState('none');
  const [dataSource] = useState<GridDataSource>(() => {
    const server = createDepotServer();
    return {
      getRows: (params) => {
        setRange(`${params.start} to ${params.end}`);
        return server.list(params);
      },
    };
  });

  return (
    <Stack spacing={1} sx={{ height: 460, width: '100%' }}>
      <Typography role="status">Rows last requested: {range}</Typography>
      {/* #region preview */}
      <DataGridPro
        aria-label="Parcels, loaded on scroll"
        columns={columns}
        dataSource={dataSource}
        lazyLoading
        onDataSourceError={(error) => setRange(error.message)}
        initialState={{ pagination: { paginationModel: { pageSize: 20 } } }}
      />
      {/* #endregion */}
    </Stack>
  );
}
