import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef, type GridRowSelectionModel } from '@mui/x-data-grid';
import { orders, type Order } from '../../samples/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'country', headerName: 'Country', width: 100 },
];

const irish = { items: [{ field: 'country', operator: 'equals', value: 'Ireland' }] };
const none = { items: [] };

export default function KeepFiltered() {
  const [filtered, setFiltered] = useState(false);
  const [keep, setKeep] = useState(true);
  const [selection, setSelection] = useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set(['SO-2041', 'SO-2042', 'SO-2043']),
  });

  return (
    <Stack spacing={1} sx={{ height: 480, width: '100%' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
        <FormControlLabel
          control={<Switch checked={filtered} onChange={() => setFiltered(!filtered)} />}
          label="Ireland only"
        />
        <FormControlLabel
          control={<Switch checked={keep} onChange={() => setKeep(!keep)} />}
          label="Keep hidden rows selected"
        />
      </Stack>
      {/* #region preview */}
      <DataGrid
        aria-label="Orders"
        rows={orders}
        columns={columns}
        checkboxSelection
        filterModel={filtered ? irish : none}
        rowSelectionModel={selection}
        onRowSelectionModelChange={setSelection}
        keepNonExistentRowsSelected={keep}
        hideFooterPagination
      />
      {/* #endregion */}
    </Stack>
  );
}
