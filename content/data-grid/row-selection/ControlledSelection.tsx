import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridRowSelectionModel } from '@mui/x-data-grid';
import { orders, type Order } from '../../samples/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'totalEur', headerName: 'Total (EUR)', type: 'number', width: 110 },
];

const unpaid = orders.filter((order) => !order.paid).map((order) => order.id);

export default function ControlledSelection() {
  // #region preview
  const [selection, setSelection] = useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set(unpaid),
  });

  const isSelected = (order: Order) =>
    selection.type === 'include' ? selection.ids.has(order.id) : !selection.ids.has(order.id);
  const total = orders.filter(isSelected).reduce((sum, order) => sum + order.totalEur, 0);
  // #endregion

  return (
    <Stack spacing={1} sx={{ height: 460, width: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <Button
          size="small"
          variant="outlined"
          onClick={() => setSelection({ type: 'include', ids: new Set(unpaid) })}
        >
          Unpaid only
        </Button>
        <Typography role="status">{total.toLocaleString('en')} EUR</Typography>
      </Stack>
      <DataGrid
        aria-label="Orders"
        rows={orders}
        columns={columns}
        checkboxSelection
        rowSelectionModel={selection}
        onRowSelectionModelChange={setSelection}
        hideFooterPagination
      />
    </Stack>
  );
}
