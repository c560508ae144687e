import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const days = '[&_.MuiPickersDay-root]:rounded-[6px] [&_.MuiPickersDay-root]:font-medium';
const selected =
  '[&_.MuiPickersDay-root.Mui-selected]:text-(--mui-palette-success-contrastText) [&_.MuiPickersDay-root.Mui-selected]:bg-(--mui-palette-success-dark)';

export default function SquareDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <DateCalendar
        className={`max-w-full ${days} ${selected}`}
        defaultValue={dayjs('2025-06-18')}
      />
      {/* #endregion */}
    </LocalizationProvider>
  );
}
