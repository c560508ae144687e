import { useState } from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPro, type GridDataSource } from '@mui/x-data-grid-pro';
import { personColumns } from '../../../samples/gridPeopleColumns';
import { createPeopleServer } from '../../../samples/gridPeopleServer';

const { name, country, rating, progress } = personColumns;
const columns = [name, country, rating, progress];

export default function RequestThrottle() {
  const [throttle, setThrottle] = useState(500);
  const [requests, setRequests] = useState(0);
  const [error, setError] = useState('');
  const [dataSource] = useState<GridDataSource>(() => {
    const server = createPeopleServer(5000, 400);
    return {
      getRows: (params) => {
        setRequests((count) => count + 1);
        return server.list(params);
      },
    };
  });

  return (
    <Stack spacing={1} sx={{ height: 520, width: '100%' }}>
      <Typography id="throttle-label">At most one request every {throttle} ms</Typography>
      <Slider
        aria-labelledby="throttle-label"
        min={0}
        max={2000}
        step={250}
        value={throttle}
        onChange={(_event, value) => setThrottle(value)}
        sx={{ maxWidth: 240, mx: 1 }}
      />
      <Typography role="status">{error || `Requests so far: ${requests}`}</Typography>
      {/* #region preview */}
      <DataGridPro
        aria-label="Staff, loaded while you scroll"
        columns={columns}
        dataSource={dataSource}
        lazyLoading
        lazyLoadingRequestThrottleMs={throttle}
        onDataSourceError={({ message }) => setError(message)}
        initialState={{ pagination: { paginationModel: { pageSize: 25 } } }}
        disableColumnFilter
      />
      {/* #endregion */}
    </Stack>
  );
}
