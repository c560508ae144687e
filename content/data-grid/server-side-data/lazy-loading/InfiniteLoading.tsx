import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGridPro,
  GridGetRowsError,
  useGridApiRef,
  type GridColDef,
  type GridDataSource,
  type GridGetRowsParams,
} from '@mui/x-data-grid-pro';
import { createDepotServer } from '../../../samples/depotServer';
import { ServerSwitch } from '../../../samples/serverSwitch';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Parcel', width: 100 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 140 },
];

export default function InfiniteLoading() {
  const apiRef = useGridApiRef();
  const [server] = useState(() => createDepotServer());
  const [failed, setFailed] = useState<GridGetRowsParams | null>(null);
  // #region preview
  const [dataSource] = useState<GridDataSource>(() => ({
    getRows: async (params) => {
      const { rows, rowCount = 0 } = await server.list(params);
      const atEnd = params.end >= rowCount - 1;
      setFailed(null);
      return { rows, rowCount: atEnd ? rowCount : -1 };
    },
  }));
  // #endregion
  const retry = (
    <Button
      color="inherit"
      onClick={() => apiRef.current?.dataSource.fetchRows(undefined, failed ?? {})}
    >
      Retry
    </Button>
  );

  return (
    <Stack spacing={1} sx={{ height: 520, width: '100%' }}>
      <ServerSwitch server={server} />
      <Alert severity={failed ? 'error' : 'info'} action={failed ? retry : undefined}>
        {failed ? `Rows from ${failed.start} are missing` : 'Scroll to the end'}
      </Alert>
      <DataGridPro
        aria-label="Parcels, loaded at the end of the list"
        apiRef={apiRef}
        columns={columns}
        dataSource={dataSource}
        lazyLoading
        onDataSourceError={(error) => {
          if (error instanceof GridGetRowsError) {
            setFailed(error.params);
          }
        }}
        initialState={{ pagination: { paginationModel: { pageSize: 20 } } }}
      />
    </Stack>
  );
}
