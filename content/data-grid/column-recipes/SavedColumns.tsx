import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPro, useGridApiRef, type GridColDef } from '@mui/x-data-grid-pro';
import { orders, type Order } from '../../samples/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 100 },
  { field: 'customer', headerName: 'Customer', width: 180 },
  { field: 'country', headerName: 'Country', width: 120 },
  { field: 'totalEur', headerName: 'Total (EUR)', type: 'number', width: 130 },
];

export default function SavedColumns() {
  const apiRef = useGridApiRef();
  // A string, as in localStorage or on a server.
  const [saved, setSaved] = useState('{}');
  const [visit, setVisit] = useState(1);

  // #region preview
  const save = () => setSaved(JSON.stringify(apiRef.current?.exportState().columns ?? {}));
  // #endregion

  return (
    <Stack spacing={2} sx={{ height: 460, width: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button variant="outlined" onClick={save}>
          Save columns
        </Button>
        <Button variant="outlined" onClick={() => setVisit(visit + 1)}>
          Reload grid
        </Button>
      </Stack>
      <DataGridPro
        key={visit}
        aria-label="Orders"
        apiRef={apiRef}
        rows={orders}
        columns={columns}
        initialState={{ columns: JSON.parse(saved) }}
        hideFooter
      />
    </Stack>
  );
}
