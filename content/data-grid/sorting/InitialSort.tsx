import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef, type GridSortModel } from '@mui/x-data-grid';
import { orders, type Order } from '../../samples/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 100 },
  { field: 'placedOn', headerName: 'Placed on', type: 'date', width: 130 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 160 },
  { field: 'totalEur', headerName: 'Total (EUR)', type: 'number', width: 130 },
];

export default function InitialSort() {
  const apiRef = useGridApiRef();
  const [saved, setSaved] = useState<GridSortModel>([{ field: 'placedOn', sort: 'desc' }]);
  const [visit, setVisit] = useState(1);

  return (
    <Stack spacing={2} sx={{ height: 440, width: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button
          variant="outlined"
          onClick={() => setSaved(apiRef.current?.exportState().sorting?.sortModel ?? [])}
        >
          Save this order
        </Button>
        <Button variant="outlined" onClick={() => setVisit(visit + 1)}>
          Reload grid
        </Button>
      </Stack>
      {/* #region preview */}
      <DataGrid
        key={visit}
        aria-label="Orders, newest first"
        apiRef={apiRef}
        rows={orders}
        columns={columns}
        initialState={{ sorting: { sortModel: saved } }}
        hideFooter
      />
      {/* #endregion */}
    </Stack>
  );
}
