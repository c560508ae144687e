import { useState } from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '../../samples/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 100 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'items', headerName: 'Items', type: 'number', width: 90 },
];

export default function CopyRows() {
  const [copied, setCopied] = useState('');

  return (
    <Stack spacing={1} sx={{ height: 520, width: '100%' }}>
      <TextField
        multiline
        rows={3}
        label="Last copied text"
        value={copied}
        slotProps={{ input: { readOnly: true } }}
      />
      {/* #region preview */}
      <DataGrid
        aria-label="Orders to copy"
        rows={orders}
        columns={columns}
        checkboxSelection
        onClipboardCopy={(text) => setCopied(text)}
      />
      {/* #endregion */}
    </Stack>
  );
}
