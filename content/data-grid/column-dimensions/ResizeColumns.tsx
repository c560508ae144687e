import { useState } from 'react';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '../../samples/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90, resizable: false },
  { field: 'customer', headerName: 'Customer', width: 140, minWidth: 100, maxWidth: 240 },
  { field: 'country', headerName: 'Country', width: 110 },
  { field: 'placedOn', headerName: 'Placed on', type: 'date', width: 120 },
];

export default function ResizeColumns() {
  const [message, setMessage] = useState('Drag the line between two headers, or double-click it.');

  return (
    <div style={{ height: 400, width: '100%', display: 'flex', flexDirection: 'column' }}>
      <Typography role="status" variant="body2" sx={{ mb: 1 }}>
        {message}
      </Typography>
      {/* #region preview */}
      <DataGrid
        aria-label="Orders"
        rows={orders}
        columns={columns}
        onColumnWidthChange={({ colDef, width }) =>
          setMessage(`${colDef.headerName} is now ${Math.round(width)} px wide.`)
        }
        hideFooter
      />
      {/* #endregion */}
    </div>
  );
}
