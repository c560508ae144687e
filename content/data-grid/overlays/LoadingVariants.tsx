import { useState } from 'react';
import CircularProgress from '@mui/material/CircularProgress';
import LinearProgress from '@mui/material/LinearProgress';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGrid, type GridColDef, type GridLoadingOverlayVariant } from '@mui/x-data-grid';
import { InCell } from './InCell';
import { orders, type Order } from '../../samples/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'country', headerName: 'Country', width: 120 },
  { field: 'totalEur', headerName: 'Total (EUR)', type: 'number', width: 120 },
];

const variants: GridLoadingOverlayVariant[] = ['linear-progress', 'circular-progress', 'skeleton'];

// The default progress bars have no accessible name. These have one.
const slots = {
  baseLinearProgress: () => (
    <InCell>
      <LinearProgress aria-label="Loading orders" />
    </InCell>
  ),
  baseCircularProgress: () => (
    <InCell>
      <CircularProgress aria-label="Loading orders" />
    </InCell>
  ),
};

export default function LoadingVariants() {
  const [variant, setVariant] = useState<GridLoadingOverlayVariant>('circular-progress');

  return (
    <Stack spacing={2} sx={{ height: 440, width: '100%' }}>
      <TextField
        select
        variant="standard"
        label="Variant while the grid has rows"
        value={variant}
        onChange={(event) => setVariant(event.target.value as GridLoadingOverlayVariant)}
      >
        {variants.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      {/* #region preview */}
      <DataGrid
        aria-label="Orders, loading again"
        rows={orders}
        columns={columns}
        loading
        slots={slots}
        slotProps={{ loadingOverlay: { variant, noRowsVariant: 'skeleton' } }}
        hideFooter
      />
      {/* #endregion */}
    </Stack>
  );
}
