import { useState } from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGrid, type DataGridProps, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '../../samples/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'country', headerName: 'Country', width: 120 },
  { field: 'totalEur', headerName: 'Total (EUR)', type: 'number', width: 120 },
];

// #region preview
const noMatch = { items: [{ field: 'country', operator: 'equals', value: 'Atlantis' }] };

const states: Record<string, DataGridProps<Order>> = {
  'Loading the first rows': { rows: [], columns, loading: true },
  'No rows': { rows: [], columns },
  'No results': { rows: orders, columns, filterModel: noMatch },
  'No columns': { rows: orders, columns: [] },
};
// #endregion

export default function OverlayStates() {
  const [name, setName] = useState('Loading the first rows');

  return (
    <Stack spacing={2} sx={{ height: 420, width: '100%' }}>
      <TextField
        select
        variant="standard"
        label="State of the grid"
        value={name}
        onChange={(event) => setName(event.target.value)}
      >
        {Object.keys(states).map((state) => (
          <MenuItem key={state} value={state}>
            {state}
          </MenuItem>
        ))}
      </TextField>
      <DataGrid
        aria-label="Orders"
        hideFooter
        {...(states[name] ?? { rows: orders, columns })}
        key={name}
      />
    </Stack>
  );
}
