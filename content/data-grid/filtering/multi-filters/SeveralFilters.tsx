import Box from '@mui/material/Box';
import { DataGridPro, GridLogicOperator, type GridColDef } from '@mui/x-data-grid-pro';
import { orders, type Order } from '../../../samples/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'country', headerName: 'Country', width: 110 },
  { field: 'totalEur', headerName: 'Total (EUR)', type: 'number', width: 130 },
];

export default function SeveralFilters() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      {/* #region preview */}
      <DataGridPro
        aria-label="French or large orders"
        rows={orders}
        columns={columns}
        showToolbar
        initialState={{
          filter: {
            filterModel: {
              items: [
                { id: 'country', field: 'country', operator: 'equals', value: 'France' },
                { id: 'large', field: 'totalEur', operator: '>', value: 4000 },
              ],
              logicOperator: GridLogicOperator.Or,
            },
          },
        }}
      />
      {/* #endregion */}
    </Box>
  );
}
