import CheckBoxIcon from '@mui/icons-material/CheckBoxOutlined';
import CloseIcon from '@mui/icons-material/Close';
import MoreHorizIcon from '@mui/icons-material/MoreHoriz';
import SouthIcon from '@mui/icons-material/South';
import NorthIcon from '@mui/icons-material/North';
import type SvgIcon from '@mui/material/SvgIcon';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '../../samples/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'paid', headerName: 'Paid', type: 'boolean', width: 90 },
  { field: 'totalEur', headerName: 'Total (EUR)', type: 'number', width: 130 },
];

interface SlotIconProps {
  className?: string;
  titleAccess?: string;
}

// #region preview
function slotIcon(Icon: typeof SvgIcon) {
  return function SlotIcon({ className, titleAccess }: SlotIconProps) {
    return <Icon className={className} titleAccess={titleAccess} fontSize="small" />;
  };
}

const slots = {
  booleanCellTrueIcon: slotIcon(CheckBoxIcon),
  booleanCellFalseIcon: slotIcon(CloseIcon),
  columnMenuIcon: slotIcon(MoreHorizIcon),
  columnSortedAscendingIcon: slotIcon(NorthIcon),
  columnSortedDescendingIcon: slotIcon(SouthIcon),
};

export default function IconSet() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Orders"
        rows={orders}
        columns={columns}
        slots={slots}
        initialState={{ sorting: { sortModel: [{ field: 'totalEur', sort: 'desc' }] } }}
        hideFooter
      />
    </div>
  );
}
// #endregion
