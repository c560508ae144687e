import { enUS } from 'date-fns/locale/en-US';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

// #region preview
// Outside the component, because a new object creates a new adapter.
const workWeek = { ...enUS, options: { ...enUS.options, weekStartsOn: 1 as const } };

export default function DateFnsWeek() {
  return (
    <LocalizationProvider dateAdapter={AdapterDateFns} adapterLocale={workWeek}>
      <DateCalendar defaultValue={new Date(2025, 4, 15)} sx={{ maxWidth: '100%' }} />
    </LocalizationProvider>
  );
}
// #endregion
