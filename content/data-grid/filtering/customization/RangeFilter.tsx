import { useState } from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import {
  DataGrid,
  type GridColDef,
  type GridFilterInputValueProps,
  type GridFilterOperator,
} from '@mui/x-data-grid';
import { orders, type Order } from '../../../samples/orders';

// #region preview
function RangeInput({ item, applyValue, disabled }: GridFilterInputValueProps) {
  const [range, setRange] = useState<number[]>(item.value ?? [0, 200]);
  return (
    <Box sx={{ px: 1.5, pt: 1 }}>
      <Slider
        size="small"
        min={0}
        max={200}
        step={10}
        disabled={disabled}
        value={range}
        valueLabelDisplay="auto"
        getAriaLabel={(index) => (index === 0 ? 'Lightest, kg' : 'Heaviest, kg')}
        onChange={(_event, value) => setRange(value as number[])}
        onChangeCommitted={(_event, value) => applyValue({ ...item, value })}
      />
    </Box>
  );
}

const between: GridFilterOperator<Order, number> = {
  label: 'between',
  value: 'between',
  getApplyFilterFn: ({ value: range }) => {
    if (!Array.isArray(range)) return null;
    const [low, high] = range as [number, number];
    return (value) => value >= low && value <= high;
  },
  InputComponent: RangeInput,
};
// #endregion

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  {
    field: 'weightKg',
    headerName: 'Weight (kg)',
    type: 'number',
    width: 130,
    filterOperators: [between],
  },
];

export default function RangeFilter() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGrid
        aria-label="Orders between 30 and 90 kg"
        rows={orders}
        columns={columns}
        showToolbar
        initialState={{
          filter: {
            filterModel: { items: [{ field: 'weightKg', operator: 'between', value: [30, 90] }] },
          },
        }}
        hideFooterPagination
      />
    </Box>
  );
}
