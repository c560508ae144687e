import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function NoPast() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <DatePicker
        label="Delivery"
        defaultValue={dayjs('2019-08-14')}
        disablePast
        slotProps={{ textField: { helperText: 'We deliver from today on' } }}
      />
      {/* #endregion */}
    </LocalizationProvider>
  );
}
