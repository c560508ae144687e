import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridDataSource } from '@mui/x-data-grid';
import { createDepotServer } from '../../samples/depotServer';

const columns: GridColDef[] = [
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 140 },
  { field: 'depot', headerName: 'Depot', width: 120 },
  { field: 'weightKg', headerName: 'Weight (kg)', type: 'number', width: 120 },
];

export default function PagedParcels() {
  const [requests, setRequests] = useState(0);
  // #region preview
  const [dataSource] = useState<GridDataSource>(() => {
    const server = createDepotServer();
    return {
      getRows: ({ sortModel, filterModel, start, end }) => {
        setRequests((count) => count + 1);
        return server.list({ sortModel, filterModel, start, end });
      },
    };
  });
  // #endregion

  return (
    <Stack spacing={1} sx={{ height: 460, width: '100%' }}>
      <Typography role="status">Requests so far: {requests}</Typography>
      <DataGrid
        aria-label="Parcels, page by page"
        columns={columns}
        dataSource={dataSource}
        onDataSourceError={() => undefined}
        pageSizeOptions={[10, 20]}
        initialState={{ pagination: { paginationModel: { pageSize: 10 }, rowCount: 0 } }}
        disableRowSelectionOnClick
      />
    </Stack>
  );
}
