import { useState } from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef, type GridFilterModel } from '@mui/x-data-grid';
import { orders, type Order } from '../../samples/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'country', headerName: 'Country', width: 100 },
  { field: 'status', headerName: 'Status', width: 100 },
];

const countries = ['France', 'Ireland', 'Norway'];

export default function ControlledFilter() {
  // #region preview
  const [filterModel, setFilterModel] = useState<GridFilterModel>({ items: [] });
  const [item] = filterModel.items;

  const toggle = (country: string) =>
    setFilterModel({
      items:
        item?.value === country ? [] : [{ field: 'country', operator: 'equals', value: country }],
    });
  // #endregion

  return (
    <Stack spacing={1} sx={{ height: 440, width: '100%' }}>
      <Stack direction="row" spacing={1} role="group" aria-label="Country">
        {countries.map((country) => (
          <Chip
            key={country}
            label={country}
            aria-pressed={item?.value === country}
            color={item?.value === country ? 'primary' : 'default'}
            onClick={() => toggle(country)}
          />
        ))}
      </Stack>
      <DataGrid
        aria-label="Orders"
        rows={orders}
        columns={columns}
        filterModel={filterModel}
        onFilterModelChange={setFilterModel}
        hideFooterPagination
      />
    </Stack>
  );
}
