import FilterAltIcon from '@mui/icons-material/FilterAltOutlined';
import FilterAltOffIcon from '@mui/icons-material/FilterAltOffOutlined';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGrid,
  gridFilterModelSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridColumnMenuItemProps,
} from '@mui/x-data-grid';
import { orders, type Order } from '../../samples/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', width: 160 },
  { field: 'paid', headerName: 'Paid', type: 'boolean', width: 120 },
  { field: 'totalEur', headerName: 'Total (EUR)', type: 'number', width: 130 },
];

// #region preview
function UnpaidItem({ onClick }: GridColumnMenuItemProps) {
  const apiRef = useGridApiContext();
  const filtered = useGridSelector(apiRef, gridFilterModelSelector).items.length > 0;

  return (
    <MenuItem
      onClick={(event) => {
        const unpaid = { field: 'paid', operator: 'is', value: 'false' };
        apiRef.current.setFilterModel({ items: filtered ? [] : [unpaid] });
        onClick(event);
      }}
    >
      <ListItemIcon>
        {filtered ? <FilterAltOffIcon fontSize="small" /> : <FilterAltIcon fontSize="small" />}
      </ListItemIcon>
      {filtered ? 'Show all orders' : 'Show unpaid orders'}
    </MenuItem>
  );
}

const columnMenu = { slots: { columnMenuFilterItem: UnpaidItem } };
// #endregion

export default function ReplaceItem() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Orders"
        rows={orders}
        columns={columns}
        slotProps={{ columnMenu }}
        hideFooter
      />
    </div>
  );
}
