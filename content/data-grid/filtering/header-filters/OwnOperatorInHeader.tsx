import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import {
  DataGridPro,
  type GridColDef,
  type GridFilterInputValueProps,
  type GridFilterOperator,
} from '@mui/x-data-grid-pro';
import { orders, type Order } from '../../../samples/orders';

// #region preview
function MinimumInput(props: GridFilterInputValueProps) {
  const { item, applyValue, inputRef, headerFilterMenu, clearButton, slotProps } = props;
  return (
    <>
      <TextField
        type="number"
        size="small"
        fullWidth
        label={slotProps?.root.label ?? 'At least'}
        inputRef={inputRef}
        value={item.value ?? ''}
        onFocus={props.onFocus}
        onBlur={props.onBlur}
        onChange={({ target }) => applyValue({ ...item, value: target.value || undefined })}
      />
      {headerFilterMenu}
      {clearButton}
    </>
  );
}

const atLeast: GridFilterOperator<Order, number> = {
  value: 'atLeast',
  label: 'at least',
  headerLabel: 'At least',
  getApplyFilterFn: ({ value: limit }) => (limit ? (value) => value >= Number(limit) : null),
  InputComponent: MinimumInput,
};
// #endregion

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', width: 180 },
  { field: 'items', headerName: 'Items', type: 'number', width: 160, filterOperators: [atLeast] },
];

export default function OwnOperatorInHeader() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGridPro
        aria-label="Orders"
        rows={orders}
        columns={columns}
        headerFilters
        headerFilterHeight={64}
        slotProps={{ headerFilterCell: { showClearIcon: true } }}
      />
    </Box>
  );
}
