import moment from 'moment';
import Stack from '@mui/material/Stack';
import { AdapterMoment } from '@mui/x-date-pickers/AdapterMoment';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

// English words, ISO dates, 24 hours, weeks from Monday.
moment.updateLocale('en-office', {
  longDateFormat: {
    L: 'YYYY-MM-DD',
    LL: 'D MMMM YYYY',
    LLL: 'D MMMM YYYY HH:mm',
    LLLL: 'dddd D MMMM YYYY HH:mm',
    LT: 'HH:mm',
    LTS: 'HH:mm:ss',
  },
  week: { dow: 1, doy: 4 },
});
moment.locale('en');

const departure = moment('2026-05-15T16:30');

export default function MomentOffice() {
  return (
    // #region preview
    <LocalizationProvider dateAdapter={AdapterMoment} adapterLocale="en-office">
      <Stack spacing={3} sx={{ alignItems: 'flex-start' }}>
        <DatePicker label="Departure" defaultValue={departure} />
        <DateTimePicker label="With the time" defaultValue={departure} />
      </Stack>
    </LocalizationProvider>
    // #endregion
  );
}
