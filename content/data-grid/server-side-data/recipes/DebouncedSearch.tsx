import { useState } from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridDataSource } from '@mui/x-data-grid';
import { createDepotServer } from '../../../samples/depotServer';

const columns: GridColDef[] = [
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 140 },
  { field: 'depot', headerName: 'Depot', width: 120 },
  { field: 'status', headerName: 'Status', width: 110 },
];

export default function DebouncedSearch() {
  const [debounce, setDebounce] = useState(150);
  const [requests, setRequests] = useState(0);
  const [error, setError] = useState('');
  const [dataSource] = useState<GridDataSource>(() => {
    const server = createDepotServer(400);
    return {
      getRows: (params) => {
        setRequests((count) => count + 1);
        return server.list(params);
      },
    };
  });

  return (
    <Stack spacing={1} sx={{ height: 520, width: '100%' }}>
      <Typography id="debounce-label">Wait {debounce} ms after the last key</Typography>
      <Slider
        aria-labelledby="debounce-label"
        min={0}
        max={1000}
        step={50}
        value={debounce}
        onChange={(_event, value) => setDebounce(value)}
        sx={{ maxWidth: 240, mx: 1 }}
      />
      <Typography role="status">{error || `Requests so far: ${requests}`}</Typography>
      {/* #region preview */}
      <DataGrid
        aria-label="Parcels with a search field"
        columns={columns}
        dataSource={dataSource}
        filterDebounceMs={debounce}
        onDataSourceError={({ message }) => setError(message)}
        showToolbar
        pageSizeOptions={[25]}
        initialState={{ pagination: { paginationModel: { pageSize: 25 }, rowCount: 0 } }}
      />
      {/* #endregion */}
    </Stack>
  );
}
