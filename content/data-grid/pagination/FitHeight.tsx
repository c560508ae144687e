import { useState } from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '../../samples/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 100 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
];

export default function FitHeight() {
  const [height, setHeight] = useState(380);

  return (
    <Box sx={{ height: 480, width: '100%' }}>
      <Box sx={{ px: 2 }}>
        <Slider
          aria-label="Height of the grid in pixels"
          min={220}
          max={420}
          step={20}
          value={height}
          valueLabelDisplay="auto"
          onChange={(_event, value) => setHeight(value as number)}
        />
      </Box>
      {/* #region preview */}
      <Box sx={{ height }}>
        <DataGrid aria-label="Orders that fit" rows={orders} columns={columns} autoPageSize />
      </Box>
      {/* #endregion */}
    </Box>
  );
}
