import { useState } from 'react';
import InboxOutlinedIcon from '@mui/icons-material/InboxOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, GridOverlay, type GridColDef } from '@mui/x-data-grid';
import { InCell } from './InCell';
import { orders, type Order } from '../../samples/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 100 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'totalEur', headerName: 'Total (EUR)', type: 'number', width: 120 },
];

declare module '@mui/x-data-grid' {
  interface NoRowsOverlayPropsOverrides {
    onImport?: () => void;
  }
}

// #region preview
function EmptyOverlay({ onImport }: { onImport?: () => void }) {
  return (
    <GridOverlay>
      <InCell>
        <Stack spacing={1} sx={{ alignItems: 'center', p: 2, textAlign: 'center' }}>
          <InboxOutlinedIcon fontSize="large" color="disabled" />
          <Typography>No orders yet. Import last week’s to start.</Typography>
          <Button variant="contained" onClick={onImport}>
            Import orders
          </Button>
        </Stack>
      </InCell>
    </GridOverlay>
  );
}
// #endregion

export default function EmptyInbox() {
  const [rows, setRows] = useState<Order[]>([]);

  return (
    <Stack spacing={1} sx={{ height: 420, width: '100%' }}>
      <div>
        <Button disabled={rows.length === 0} onClick={() => setRows([])}>
          Remove all
        </Button>
      </div>
      <DataGrid
        aria-label="Orders"
        rows={rows}
        columns={columns}
        slots={{ noRowsOverlay: EmptyOverlay }}
        slotProps={{ noRowsOverlay: { onImport: () => setRows(orders) } }}
        hideFooter
      />
    </Stack>
  );
}
