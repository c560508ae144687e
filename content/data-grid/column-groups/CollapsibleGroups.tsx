import AddIcon from '@mui/icons-material/AddCircleOutline';
import RemoveIcon from '@mui/icons-material/RemoveCircleOutline';
import { useMemo, useState } from 'react';
import IconButton from '@mui/material/IconButton';
import {
  DataGrid,
  type GridColDef,
  type GridColumnGroupingModel,
  type GridColumnVisibilityModel,
} from '@mui/x-data-grid';
import { quarterlySales, type QuarterlySales } from '../../samples/sales';

const columns: GridColDef<QuarterlySales>[] = [
  { field: 'quarter', headerName: 'Quarter', width: 100 },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 90,
    valueGetter: (_value, row) => row.shops + row.online + (row.wholesale ?? 0),
  },
  { field: 'shops', headerName: 'Shops', type: 'number', width: 90 },
  { field: 'online', headerName: 'Online', type: 'number', width: 90 },
  { field: 'wholesale', headerName: 'Wholesale', type: 'number', width: 110 },
];

const details = ['shops', 'online', 'wholesale'];

export default function CollapsibleGroups() {
  // #region preview
  const [model, setModel] = useState<GridColumnVisibilityModel>({});
  const open = details.some((field) => model[field] !== false);

  const groups = useMemo<GridColumnGroupingModel>(
    () => [
      { groupId: 'period', headerName: 'Period', children: [{ field: 'quarter' }] },
      {
        groupId: 'revenue',
        headerName: 'Revenue (k€)',
        children: ['total', ...details].map((field) => ({ field })),
        renderHeaderGroup: ({ headerName }) => (
          <>
            {headerName}
            <IconButton
              size="small"
              aria-label={open ? 'Show the total only' : 'Show the channels'}
              onClick={() => setModel(Object.fromEntries(details.map((field) => [field, !open])))}
            >
              {open ? <RemoveIcon fontSize="small" /> : <AddIcon fontSize="small" />}
            </IconButton>
          </>
        ),
      },
    ],
    [open],
  );
  // #endregion

  return (
    <div style={{ height: 440, width: '100%' }}>
      <DataGrid
        aria-label="Revenue"
        rows={quarterlySales}
        columns={columns}
        getRowId={(row) => row.quarter}
        columnGroupingModel={groups}
        columnVisibilityModel={model}
        onColumnVisibilityModelChange={setModel}
        hideFooter
      />
    </div>
  );
}
