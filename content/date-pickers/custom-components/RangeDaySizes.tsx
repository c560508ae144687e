import dayjs from 'dayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { DateRangePickerDay2 } from '@mui/x-date-pickers-pro/DateRangePickerDay2';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { dayCalendarClasses } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const size = '32px';
const margin = '3px';

export default function RangeDaySizes() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <DateRangeCalendar
        calendars={1}
        showDaysOutsideCurrentMonth
        defaultValue={[dayjs('2025-06-10'), dayjs('2025-06-19')]}
        slots={{ day: DateRangePickerDay2 }}
        slotProps={{
          day: { sx: { '--PickerDay-size': size, '--PickerDay-horizontalMargin': margin } },
        }}
        sx={{
          justifyContent: 'center',
          [`& .${dayCalendarClasses.weekDayLabel}`]: { width: size, marginInline: margin },
        }}
      />
      {/* #endregion */}
    </LocalizationProvider>
  );
}
