import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { DataGridPro, type GridColDef, type GridDataSource } from '@mui/x-data-grid-pro';
import { createDepotServer } from '../../../samples/depotServer';

const columns: GridColDef[] = [
  { field: 'goods', headerName: 'Goods', width: 150 },
  { field: 'weightKg', headerName: 'Weight (kg)', type: 'number', width: 120 },
  { field: 'chargeEur', headerName: 'Charge (EUR)', type: 'number', width: 130 },
];
const groupingColDef = { headerName: 'Place', width: 200 };

export default function OpenLevels() {
  const [depth, setDepth] = useState(1);
  const [requests, setRequests] = useState(0);
  const [error, setError] = useState('');
  const [dataSource] = useState<GridDataSource>(() => {
    const server = createDepotServer(600);
    return {
      getRows: (params) => {
        setRequests((count) => count + 1);
        return server.list({ ...params, groupFields: ['region', 'depot'] });
      },
      getGroupKey: (row) => (row.childrenCount === 0 ? row.id : row.name),
      getChildrenCount: (row) => row.childrenCount,
    };
  });

  return (
    <Stack spacing={1} sx={{ height: 500, width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Levels that are expanded at first"
        value={depth}
        onChange={(_event, next: number | null) => {
          if (next === null) return;
          setRequests(0);
          setDepth(next);
        }}
      >
        <ToggleButton value={0}>None</ToggleButton>
        <ToggleButton value={1}>Regions</ToggleButton>
        <ToggleButton value={2}>Regions and depots</ToggleButton>
      </ToggleButtonGroup>
      <Typography role="status">{error || `Requests: ${requests}`}</Typography>
      {/* #region preview */}
      <DataGridPro
        // The depth applies when groups are created, so a new depth needs a new grid.
        key={depth}
        aria-label="Places with expanded levels"
        columns={columns}
        treeData
        dataSource={dataSource}
        groupingColDef={groupingColDef}
        defaultGroupingExpansionDepth={depth}
        onDataSourceError={({ message }) => setError(message)}
      />
      {/* #endregion */}
    </Stack>
  );
}
