import { useState } from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '../../samples/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'weightKg', headerName: 'Weight with packaging (kg)', type: 'number', width: 110 },
  { field: 'discountPercent', headerName: 'Agreed discount (%)', type: 'number', width: 110 },
];

export default function WrappedTitles() {
  const [height, setHeight] = useState(80);

  return (
    <Stack spacing={1} sx={{ height: 440, width: '100%' }}>
      <Slider
        aria-label="Height of the headers"
        valueLabelDisplay="auto"
        min={40}
        max={120}
        value={height}
        onChange={(_event, value) => setHeight(value)}
        sx={{ mx: 1, width: 'calc(100% - 16px)' }}
      />
      {/* #region preview */}
      <DataGrid
        aria-label="Orders"
        rows={orders}
        columns={columns}
        columnHeaderHeight={height}
        sx={{
          [`& .${gridClasses.columnHeaderTitle}`]: { whiteSpace: 'normal', lineHeight: 1.25 },
        }}
        hideFooter
      />
      {/* #endregion */}
    </Stack>
  );
}
