import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { DataGridPro, type GridColDef, type GridSortModel } from '@mui/x-data-grid-pro';
import { orders, type Order } from '../../samples/orders';

const columns: GridColDef<Order>[] = [
  { field: 'country', headerName: 'Country', width: 115 },
  { field: 'totalEur', headerName: 'Total (EUR)', type: 'number', width: 140 },
  { field: 'status', headerName: 'Status', width: 120 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 170 },
];

const describe = (model: GridSortModel) =>
  model.map(({ field, sort }) => `${field} ${sort}`).join(', then ') || 'nothing';

export default function MultiSort() {
  const [withoutKey, setWithoutKey] = useState(false);
  const [sortModel, setSortModel] = useState<GridSortModel>([
    { field: 'country', sort: 'asc' },
    { field: 'totalEur', sort: 'desc' },
  ]);

  return (
    <Stack spacing={1} sx={{ height: 480, width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={withoutKey} onChange={() => setWithoutKey(!withoutKey)} />}
        label="Add columns without a modifier key"
      />
      <Typography variant="body2" role="status" sx={{ minHeight: 40 }}>
        Sorted by {describe(sortModel)}
      </Typography>
      {/* #region preview */}
      <DataGridPro
        aria-label="Orders by country and total"
        rows={orders}
        columns={columns}
        sortModel={sortModel}
        onSortModelChange={setSortModel}
        multipleColumnsSortingMode={withoutKey ? 'always' : 'withModifierKey'}
        hideFooter
      />
      {/* #endregion */}
    </Stack>
  );
}
