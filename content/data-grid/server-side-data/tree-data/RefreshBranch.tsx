import { useState } from 'react';
import RefreshIcon from '@mui/icons-material/Refresh';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import {
  DataGridPro,
  GridActionsCellItem,
  useGridApiRef,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-pro';
import { createDepotServer } from '../../../samples/depotServer';
import { ServerSwitch } from '../../../samples/serverSwitch';

const groupingColDef = { headerName: 'Place', width: 200 };

export default function RefreshBranch() {
  const apiRef = useGridApiRef();
  const [server] = useState(() => createDepotServer());
  const [message, setMessage] = useState('Open Coast, then refresh it');
  const [dataSource] = useState<GridDataSource>(() => ({
    getRows: (params) => {
      setMessage(`Requested: ${params.groupKeys?.join(' / ') || 'top level'}`);
      return server.list({ ...params, groupFields: ['region', 'depot'] });
    },
    getGroupKey: (row) => (row.childrenCount === 0 ? row.id : row.name),
    getChildrenCount: (row) => row.childrenCount,
  }));
  const [columns] = useState<GridColDef[]>(() => [
    {
      field: 'refresh',
      type: 'actions',
      headerName: 'Refresh',
      width: 90,
      getActions: ({ id, row }) =>
        row.childrenCount === 0
          ? []
          : [
              <GridActionsCellItem
                key="refresh"
                icon={<RefreshIcon />}
                label={`Refresh ${row.name}`}
                onClick={() => {
                  // #region preview
                  apiRef.current?.dataSource.cache.clear();
                  apiRef.current?.dataSource.fetchRows(id);
                  // #endregion
                }}
              />,
            ],
    },
    { field: 'goods', headerName: 'Goods', width: 150 },
    { field: 'weightKg', headerName: 'Weight (kg)', type: 'number', width: 120 },
  ]);

  return (
    <Stack spacing={1} sx={{ height: 500, width: '100%' }}>
      <ServerSwitch server={server} />
      <Alert severity="info" role="status">
        {message}
      </Alert>
      <DataGridPro
        aria-label="Places with a refresh button"
        apiRef={apiRef}
        columns={columns}
        treeData
        dataSource={dataSource}
        groupingColDef={groupingColDef}
        onDataSourceError={(error) => setMessage(error.message)}
      />
    </Stack>
  );
}
