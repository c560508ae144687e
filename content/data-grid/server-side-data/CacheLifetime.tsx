import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridDataSourceCacheDefault,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid';
import { createDepotServer } from '../../samples/depotServer';
import { ServerSwitch } from '../../samples/serverSwitch';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Parcel', width: 110 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 140 },
  { field: 'status', headerName: 'Status', width: 110 },
];

// #region preview
const caches = {
  'five minutes': new GridDataSourceCacheDefault({}),
  'five seconds': new GridDataSourceCacheDefault({ ttl: 5_000 }),
  none: null,
};
// #endregion

type CacheName = keyof typeof caches;

export default function CacheLifetime() {
  const [cacheName, setCacheName] = useState<CacheName>('five minutes');
  const [server] = useState(() => createDepotServer());
  const [requests, setRequests] = useState(0);
  const [error, setError] = useState('');
  const [dataSource] = useState<GridDataSource>(() => ({
    getRows: (params) => {
      setRequests((count) => count + 1);
      setError('');
      return server.list(params);
    },
  }));

  return (
    <Stack spacing={1} sx={{ height: 540, width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="How long responses are cached"
        value={cacheName}
        onChange={(_event, name: CacheName | null) => setCacheName(name ?? cacheName)}
      >
        {Object.keys(caches).map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <ServerSwitch server={server} />
      <Typography role="status">Requests so far: {requests}</Typography>
      {error && <Alert severity="error">{error}</Alert>}
      <DataGrid
        aria-label="Parcels with cached pages"
        columns={columns}
        dataSource={dataSource}
        dataSourceCache={caches[cacheName]}
        onDataSourceError={({ message }) => setError(message)}
        pageSizeOptions={[10, 20]}
        initialState={{ pagination: { paginationModel: { pageSize: 10 }, rowCount: 0 } }}
      />
    </Stack>
  );
}
