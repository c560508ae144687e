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
function PickerCell({
  id,
  field,
  value,
  colDef,
}: GridRenderEditCellParams<Order, Date | null, string>) {
  const apiRef = useGridApiContext();

  return (
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
