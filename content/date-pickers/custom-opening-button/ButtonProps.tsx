import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ButtonProps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <DatePicker
        label="Check-in"
        defaultValue={dayjs('2026-05-15')}
        slotProps={{
          openPickerButton: { color: 'primary', size: 'small', sx: { border: 1 } },
          openPickerIcon: { fontSize: 'small' },
        }}
      />
      {/* #endregion */}
    </LocalizationProvider>
  );
}
