import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridEventListener } from '@mui/x-data-grid';
import { orders, type Order } from '../../samples/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 100 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'totalEur', headerName: 'Total (EUR)', type: 'number', width: 120 },
];

export default function EventProps() {
  const [message, setMessage] = useState('Click a cell or a header');

  // #region preview
  const handleCell: GridEventListener<'cellClick'> = (params) => {
    setMessage(`${params.field} of ${params.id}: ${params.formattedValue}`);
  };
  const handleHeader: GridEventListener<'columnHeaderClick'> = ({ colDef }) => {
    setMessage(`Header “${colDef.headerName}”`);
  };
  // #endregion

  return (
    <Stack spacing={1} sx={{ height: 420, width: '100%' }}>
      <Typography role="status" noWrap>
        {message}
      </Typography>
      <DataGrid
        aria-label="Orders"
        rows={orders}
        columns={columns}
        onCellClick={handleCell}
        onColumnHeaderClick={handleHeader}
        hideFooter
      />
    </Stack>
  );
}
