import { useEffect, useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef, type GridColDef, type GridDataSource } from '@mui/x-data-grid';
import { ServerSwitch } from '../../../samples/serverSwitch';
import { createStaffApi } from '../../../samples/staffApi';

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Machine operator', flex: 1, minWidth: 140 },
  { field: 'units', headerName: 'Units today', type: 'number', width: 120, sortable: false },
];

export default function RefreshInterval() {
  const apiRef = useGridApiRef();
  const [polling, setPolling] = useState(false);
  const [message, setMessage] = useState('');
  const [api] = useState(() => createStaffApi(60, 300));
  const [dataSource] = useState<GridDataSource>(() => {
    let shift = 0;
    return {
      getRows: async (params) => {
        const { rows, rowCount } = await api.list(params);
        shift += 1;
        setMessage(`Response ${shift}`);
        // Every response counts a few more units.
        return { rows: rows.map((row) => ({ ...row, units: row.progress + shift * 3 })), rowCount };
      },
    };
  });

  // #region preview
  useEffect(() => {
    if (!polling) return undefined;
    const timer = setInterval(() => {
      void apiRef.current?.dataSource.fetchRows(undefined, { skipCache: true });
    }, 3000);
    return () => clearInterval(timer);
  }, [apiRef, polling]);
  // #endregion

  return (
    <Stack spacing={1} sx={{ height: 500, width: '100%' }}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
        <FormControlLabel
          control={<Switch checked={polling} onChange={() => setPolling(!polling)} />}
          label="Refresh every 3 s"
        />
        <ServerSwitch server={api} />
      </Stack>
      <Typography role="status">{message}</Typography>
      <DataGrid
        aria-label="Machine operators"
        apiRef={apiRef}
        columns={columns}
        dataSource={dataSource}
        onDataSourceError={(error) => setMessage(error.message)}
        pageSizeOptions={[25]}
        initialState={{ pagination: { paginationModel: { pageSize: 25 }, rowCount: 0 } }}
        disableColumnFilter
      />
    </Stack>
  );
}
