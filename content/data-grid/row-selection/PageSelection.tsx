import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { orders, type Order } from '../../samples/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'country', headerName: 'Country', width: 110 },
];

export default function PageSelection() {
  const [visibleOnly, setVisibleOnly] = useState(true);

  return (
    <Stack spacing={1} sx={{ height: 460, width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={visibleOnly} onChange={() => setVisibleOnly(!visibleOnly)} />}
        label="Header checkbox selects this page only"
      />
      {/* #region preview */}
      <DataGridPro
        aria-label="Orders"
        rows={orders}
        columns={columns}
        checkboxSelection
        checkboxSelectionVisibleOnly={visibleOnly}
        pagination
        pageSizeOptions={[5]}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
      />
      {/* #endregion */}
    </Stack>
  );
}
