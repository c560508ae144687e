import type { KeyboardEvent } from 'react';
import dayjs from 'dayjs';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridColTypeDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { orders, type Order } from '../../samples/orders';

// #region preview
/** Keeps keys from the grid that belong to the picker. In the grid, Enter and Tab end editing. */
function keepKeys(event: KeyboardEvent<HTMLElement>) {
  const inCalendar = !event.currentTarget.contains(event.target as Node);
  const onButton = event.target instanceof HTMLButtonElement;
  if (event.key === 'Enter' && inCalendar) event.stopPropagation();
  // Tab moves from the field to the calendar button, Shift + Tab back.
  if (event.key === 'Tab' && (inCalendar || onButton === event.shiftKey)) event.stopPropagation();
}

function PickerCell({
  id,
  field,
  value,
  colDef,
}: GridRenderEditCellParams<Order, Date | null, string>) {
  const apiRef = useGridApiContext();

  return (
    <div role="presentation" onKeyDown={keepKeys} style={{ width: '100%' }}>
      <DatePicker
        autoFocus
        value={value ? dayjs(value) : null}
        onChange={(next) => {
          const date = next?.isValid() ? next.toDate() : null;
          void apiRef.current.setEditCellValue({ id, field, value: date });
        }}
        slotProps={{
          textField: {
            size: 'small',
            fullWidth: true,
            slotProps: { htmlInput: { 'aria-label': colDef.headerName } },
          },
        }}
      />
    </div>
  );
}

const pickerColumn: GridColTypeDef<Date | null, string> = {
  type: 'date',
  editable: true,
  width: 170,
  valueFormatter: (value: Date | null) => (value ? dayjs(value).format('D MMM YYYY') : ''),
  renderEditCell: (params) => <PickerCell {...params} />,
};
// #endregion

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'placedOn', headerName: 'Placed on', ...pickerColumn },
  { field: 'shippedOn', headerName: 'Shipped on', ...pickerColumn },
];

export default function DatePickerColumn() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div style={{ height: 420, width: '100%' }}>
        <DataGrid aria-label="Orders" rows={orders} columns={columns} hideFooter />
      </div>
    </LocalizationProvider>
  );
}
