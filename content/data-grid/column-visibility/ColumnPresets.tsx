import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef, type GridColumnVisibilityModel } from '@mui/x-data-grid';
import { orders, type Order } from '../../samples/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'totalEur', headerName: 'Total (EUR)', type: 'number', width: 115 },
  { field: 'paid', headerName: 'Paid', type: 'boolean', width: 80 },
  { field: 'weightKg', headerName: 'Weight (kg)', type: 'number', width: 115 },
  { field: 'status', headerName: 'Status', width: 100 },
];

const presets: Record<string, GridColumnVisibilityModel> = {
  Accounting: { weightKg: false, status: false },
  Warehouse: { totalEur: false, paid: false },
  All: {},
};

export default function ColumnPresets() {
  // #region preview
  const [model, setModel] = useState<GridColumnVisibilityModel>(presets.Accounting ?? {});
  const isShown = (preset: GridColumnVisibilityModel) =>
    columns.every(({ field }) => (model[field] ?? true) === (preset[field] ?? true));
  const active = Object.keys(presets).find((name) => isShown(presets[name] ?? {}));

  return (
    <Stack spacing={2} sx={{ height: 440, width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Columns for"
        value={active ?? null}
        onChange={(_event, name: string | null) => setModel(presets[name ?? 'All'] ?? {})}
      >
        {Object.keys(presets).map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <DataGrid
        aria-label="Orders"
        rows={orders}
        columns={columns}
        columnVisibilityModel={model}
        onColumnVisibilityModelChange={setModel}
        hideFooter
      />
    </Stack>
  );
  // #endregion
}
