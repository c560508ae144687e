import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '../../samples/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'totalEur', headerName: 'Total (EUR)', type: 'number', width: 120 },
];

export default function GrowWithRows() {
  const [count, setCount] = useState(3);

  return (
    <div style={{ height: 460 }}>
      <Stack direction="row" spacing={1} sx={{ mb: 2 }}>
        <Button variant="outlined" disabled={count === 14} onClick={() => setCount(count + 1)}>
          Add a row
        </Button>
        <Button variant="outlined" disabled={count === 0} onClick={() => setCount(count - 1)}>
          Remove a row
        </Button>
      </Stack>
      {/* #region preview */}
      <div style={{ display: 'flex', flexDirection: 'column', minHeight: 200, maxHeight: 400 }}>
        <DataGrid aria-label="Orders" rows={orders.slice(0, count)} columns={columns} hideFooter />
      </div>
      {/* #endregion */}
    </div>
  );
}
