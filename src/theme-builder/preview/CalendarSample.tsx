import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const chosen = dayjs('2025-06-18');
const today = dayjs('2025-06-12');

export function CalendarSample() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={chosen}
        referenceDate={today}
        views={['day']}
        sx={{ maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
