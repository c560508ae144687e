import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import {
  DataGridPro,
  GridGetRowsError,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-pro';
import { createDepotServer } from '../../../samples/depotServer';
import { ServerSwitch } from '../../../samples/serverSwitch';

const columns: GridColDef[] = [{ field: 'goods', headerName: 'Goods', width: 150 }];
const groupingColDef = { headerName: 'Place', width: 200 };

export default function TreeErrors() {
  const [server] = useState(() => createDepotServer());
  const [message, setMessage] = useState('Let requests fail, then open a region');
  const [dataSource] = useState<GridDataSource>(() => ({
    getRows: (params) => server.list({ ...params, groupFields: ['region', 'depot'] }),
    getGroupKey: (row) => (row.childrenCount === 0 ? row.id : row.name),
    getChildrenCount: (row) => row.childrenCount,
  }));

  return (
    <Stack spacing={1} sx={{ height: 500, width: '100%' }}>
      <ServerSwitch server={server} />
      <Alert severity="info" role="status">
        {message}
      </Alert>
      {/* #region preview */}
      <DataGridPro
        aria-label="Regions whose children may fail"
        columns={columns}
        treeData
        dataSource={dataSource}
        groupingColDef={groupingColDef}
        onDataSourceError={(error) => {
          const path = error instanceof GridGetRowsError ? error.params.groupKeys : undefined;
          setMessage(`${path?.join(' / ') ?? 'Top level'}: ${error.message}`);
        }}
      />
      {/* #endregion */}
    </Stack>
  );
}
