import Box from '@mui/material/Box';
import {
  DataGrid,
  getGridNumericOperators,
  GridFilterInputValue,
  type GridColDef,
  type GridFilterOperator,
} from '@mui/x-data-grid';
import { orders, type Order } from '../../../samples/orders';

// #region preview
const about: GridFilterOperator<Order, number | null> = {
  label: 'about (±10%)',
  headerLabel: 'About (±10%)',
  value: 'about',
  getApplyFilterFn: (item) => {
    if (item.value == null || Number.isNaN(Number(item.value))) return null;
    const target = Number(item.value);
    return (value) => value !== null && Math.abs(value - target) <= target * 0.1;
  },
  InputComponent: (props) => <GridFilterInputValue {...props} type="number" />,
};
// #endregion

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  {
    field: 'totalEur',
    headerName: 'Total (EUR)',
    type: 'number',
    width: 140,
    filterOperators: [about, ...getGridNumericOperators()],
  },
];

export default function OwnOperator() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Orders of about 4200 euros"
        rows={orders}
        columns={columns}
        initialState={{
          filter: {
            filterModel: { items: [{ field: 'totalEur', operator: 'about', value: 4200 }] },
          },
        }}
        hideFooterPagination
      />
    </Box>
  );
}
