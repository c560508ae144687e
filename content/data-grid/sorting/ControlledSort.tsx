import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef, type GridSortModel } from '@mui/x-data-grid';
import { orders, type Order } from '../../samples/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 160 },
  { field: 'totalEur', headerName: 'Total (EUR)', type: 'number', width: 130 },
  { field: 'placedOn', headerName: 'Placed on', type: 'date', width: 130 },
];

const presets: Record<string, GridSortModel> = {
  Newest: [{ field: 'placedOn', sort: 'desc' }],
  Largest: [{ field: 'totalEur', sort: 'desc' }],
  'A to Z': [{ field: 'customer', sort: 'asc' }],
};

const sameModel = (a: GridSortModel, b: GridSortModel) =>
  a[0]?.field === b[0]?.field && a[0]?.sort === b[0]?.sort;

export default function ControlledSort() {
  const [sortModel, setSortModel] = useState<GridSortModel>(presets.Largest ?? []);
  const active = Object.keys(presets).find((name) => sameModel(presets[name] ?? [], sortModel));

  return (
    <Stack spacing={2} sx={{ height: 440, width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Order of the rows"
        value={active ?? null}
        onChange={(_event, name: string | null) => setSortModel(presets[name ?? ''] ?? [])}
      >
        {Object.keys(presets).map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {/* #region preview */}
      <DataGrid
        aria-label="Orders"
        rows={orders}
        columns={columns}
        sortModel={sortModel}
        onSortModelChange={setSortModel}
        hideFooter
      />
      {/* #endregion */}
    </Stack>
  );
}
