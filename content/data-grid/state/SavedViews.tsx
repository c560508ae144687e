import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef, type GridInitialState } from '@mui/x-data-grid';
import { orders, type Order } from '../../samples/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'country', headerName: 'Country', width: 120 },
  { field: 'status', headerName: 'Status', width: 110 },
  { field: 'totalEur', headerName: 'Total (EUR)', type: 'number', width: 120 },
];

export default function SavedViews() {
  const apiRef = useGridApiRef();
  const [views, setViews] = useState<GridInitialState[]>([]);

  // #region preview
  const save = () => {
    const view = apiRef.current?.exportState();
    if (view) setViews([...views.slice(-3), view]);
  };
  const restore = (view: GridInitialState) => apiRef.current?.restoreState(view);
  // #endregion

  return (
    <Stack spacing={2} sx={{ height: 480, width: '100%' }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button size="small" variant="contained" onClick={save}>
          Save view
        </Button>
        {views.map((view, index) => (
          <Button key={index} size="small" variant="outlined" onClick={() => restore(view)}>
            View {index + 1}
          </Button>
        ))}
      </Stack>
      <DataGrid aria-label="Orders" apiRef={apiRef} rows={orders} columns={columns} hideFooter />
    </Stack>
  );
}
