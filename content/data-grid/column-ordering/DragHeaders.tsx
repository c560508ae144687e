import { useState } from 'react';
import Typography from '@mui/material/Typography';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { orders, type Order } from '../../samples/orders';

// #region preview
const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 100, disableReorder: true },
  { field: 'customer', headerName: 'Customer', width: 170 },
  { field: 'country', headerName: 'Country', width: 110 },
  { field: 'placedOn', headerName: 'Placed on', type: 'date', width: 120 },
  { field: 'totalEur', headerName: 'Total (EUR)', type: 'number', width: 120 },
];
// #endregion

export default function DragHeaders() {
  const [message, setMessage] = useState('Drag a header. The order number stays first.');

  return (
    <div style={{ height: 420, width: '100%', display: 'flex', flexDirection: 'column' }}>
      <Typography role="status" variant="body2" sx={{ mb: 1 }}>
        {message}
      </Typography>
      <DataGridPro
        aria-label="Orders"
        rows={orders}
        columns={columns}
        onColumnOrderChange={({ column, oldIndex, targetIndex }) =>
          setMessage(`${column.headerName}: from position ${oldIndex + 1} to ${targetIndex + 1}`)
        }
        hideFooter
      />
    </div>
  );
}
