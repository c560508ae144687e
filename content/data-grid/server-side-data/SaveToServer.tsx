import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef, type GridDataSource } from '@mui/x-data-grid';
import { createDepotServer, type DepotRow } from '../../samples/depotServer';
import { ServerSwitch } from '../../samples/serverSwitch';

const columns: GridColDef[] = [
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 130, editable: true },
  { field: 'weightKg', headerName: 'Weight (kg)', type: 'number', width: 120, editable: true },
];

export default function SaveToServer() {
  const [server] = useState(() => createDepotServer());
  const [message, setMessage] = useState('Double-click a cell, change it, press Enter');
  // #region preview
  const [dataSource] = useState<GridDataSource>(() => ({
    getRows: server.list,
    updateRow: async ({ rowId, updatedRow }) => {
      setMessage(`Saving ${rowId} …`);
      const saved = await server.save(updatedRow as DepotRow);
      setMessage(`${rowId} is saved`);
      return saved;
    },
  }));
  // #endregion

  return (
    <Stack spacing={1} sx={{ height: 520, width: '100%' }}>
      <ServerSwitch server={server} label="Let saving fail" />
      <Alert severity="info" role="status">
        {message}
      </Alert>
      <DataGrid
        aria-label="Parcels that can be corrected"
        columns={columns}
        dataSource={dataSource}
        onDataSourceError={(error) => setMessage(error.message)}
        pageSizeOptions={[10]}
        initialState={{ pagination: { paginationModel: { pageSize: 10 }, rowCount: 0 } }}
      />
    </Stack>
  );
}
