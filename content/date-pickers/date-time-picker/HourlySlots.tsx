import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function HourlySlots() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <DateTimePicker
        label="Court booking"
        defaultValue={dayjs('2026-04-20T18:00')}
        timeSteps={{ minutes: 60 }}
        minTime={dayjs('2026-04-20T08:00')}
        maxTime={dayjs('2026-04-20T21:00')}
        skipDisabled
        slotProps={{ textField: { helperText: 'On the hour, 8 AM to 9 PM' } }}
      />
      {/* #endregion */}
    </LocalizationProvider>
  );
}
