import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef, type GridFilterModel } from '@mui/x-data-grid';
import { orders, type Order } from '../../samples/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'country', headerName: 'Country', width: 110 },
  { field: 'totalEur', headerName: 'Total (EUR)', type: 'number', width: 120 },
];

const storageKey = 'orders-filter';
const empty: GridFilterModel = { items: [] };

// #region preview
/** Keeps the items whose column still exists. Invalid data counts as no filter. */
function readFilter(): GridFilterModel {
  try {
    const saved = JSON.parse(localStorage.getItem(storageKey) ?? 'null') as GridFilterModel | null;
    const items = saved?.items.filter((item) => columns.some(({ field }) => field === item.field));
    return items ? { ...saved, items } : empty;
  } catch {
    return empty;
  }
}
// #endregion

export default function SavedFilters() {
  const [filterModel, setFilterModel] = useState(empty);

  const change = (model: GridFilterModel) => {
    setFilterModel(model);
    localStorage.setItem(storageKey, JSON.stringify(model));
  };

  return (
    <Stack spacing={1} sx={{ height: 500, width: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button size="small" variant="outlined" onClick={() => setFilterModel(empty)}>
          Forget
        </Button>
        <Button size="small" variant="outlined" onClick={() => setFilterModel(readFilter())}>
          Restore
        </Button>
      </Stack>
      <DataGrid
        aria-label="Orders"
        rows={orders}
        columns={columns}
        showToolbar
        filterModel={filterModel}
        onFilterModelChange={change}
        hideFooterPagination
      />
    </Stack>
  );
}
