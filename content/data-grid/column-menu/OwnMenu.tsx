import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridColumnMenuContainer,
  GridColumnMenuFilterItem,
  GridColumnMenuSortItem,
  type GridColDef,
  type GridColumnMenuProps,
} from '@mui/x-data-grid';
import { orders, type Order } from '../../samples/orders';

const columns: GridColDef<Order>[] = [
  {
    field: 'customer',
    headerName: 'Customer',
    description: 'The company that placed the order',
    width: 180,
  },
  {
    field: 'weightKg',
    headerName: 'Weight (kg)',
    description: 'Gross, pallets included',
    type: 'number',
    width: 140,
  },
];

// #region preview
function OrderMenu(props: GridColumnMenuProps) {
  const { colDef, hideMenu } = props;

  return (
    <GridColumnMenuContainer {...props}>
      <Typography component="li" role="none" variant="caption" sx={{ display: 'block', px: 2 }}>
        {colDef.description}
      </Typography>
      <GridColumnMenuSortItem colDef={colDef} onClick={hideMenu} />
      {colDef.type === 'number' && <GridColumnMenuFilterItem colDef={colDef} onClick={hideMenu} />}
    </GridColumnMenuContainer>
  );
}
// #endregion

export default function OwnMenu() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Orders"
        rows={orders}
        columns={columns}
        slots={{ columnMenu: OrderMenu }}
        hideFooter
      />
    </div>
  );
}
