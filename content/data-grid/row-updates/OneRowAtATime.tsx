import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '../../samples/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 100 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'status', headerName: 'Status', width: 100 },
];

const waiting = orders.filter((order) => order.status === 'packed').map((order) => order.id);

export default function OneRowAtATime() {
  const apiRef = useGridApiRef();
  const [shipped, setShipped] = useState(0);

  // #region preview
  const shipNext = () => {
    // A partial row is enough. The other fields don't change.
    apiRef.current?.updateRows([{ id: waiting[shipped], status: 'shipped' }]);
    setShipped(shipped + 1);
  };

  const removeReturned = () => {
    const returned = orders.find((o) => o.status === 'returned' && apiRef.current?.getRow(o.id));
    if (returned) {
      apiRef.current?.updateRows([{ id: returned.id, _action: 'delete' }]);
    }
  };
  // #endregion

  return (
    <Stack spacing={2} sx={{ height: 460, width: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button variant="outlined" onClick={shipNext} disabled={shipped === waiting.length}>
          Ship next
        </Button>
        <Button variant="outlined" onClick={removeReturned}>
          Remove a return
        </Button>
      </Stack>
      <DataGrid
        aria-label="Orders"
        apiRef={apiRef}
        rows={orders}
        columns={columns}
        initialState={{ sorting: { sortModel: [{ field: 'status', sort: 'asc' }] } }}
        hideFooter
      />
    </Stack>
  );
}
