import dayjs, { type Dayjs } from 'dayjs';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const holidays = new Set(['2025-06-09', '2025-06-19', '2025-06-20']);
const isClosed = (day: Dayjs) => day.day() === 1 || holidays.has(day.format('YYYY-MM-DD'));

export default function ClosedDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <DateCalendar
        defaultValue={dayjs('2025-06-14')}
        minDate={dayjs('2025-06-03')}
        maxDate={dayjs('2025-09-28')}
        shouldDisableDate={isClosed}
        shouldDisableMonth={(month) => month.month() === 7}
        views={['month', 'day']}
        sx={{ maxWidth: '100%' }}
      />
      {/* #endregion */}
      <Typography variant="body2" align="center">
        The pool is closed on Mondays, on holidays and in August.
      </Typography>
    </LocalizationProvider>
  );
}
