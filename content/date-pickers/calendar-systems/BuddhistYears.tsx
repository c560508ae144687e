import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import buddhistEra from 'dayjs/plugin/buddhistEra';
import 'dayjs/locale/th';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

dayjs.extend(buddhistEra);

export default function BuddhistYears() {
  const [day, setDay] = useState<Dayjs | null>(dayjs('2025-04-13'));

  return (
    // #region preview
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale="th"
      dateFormats={{ year: 'BBBB' }}
    >
      <Stack sx={{ alignItems: 'center' }} lang="th">
        <DateCalendar
          value={day}
          onChange={setDay}
          minDate={dayjs('2015-01-01')}
          maxDate={dayjs('2035-12-31')}
          sx={{ maxWidth: '100%' }}
        />
        <Typography role="status">{day?.locale('th').format('D MMMM BBBB')}</Typography>
      </Stack>
    </LocalizationProvider>
    // #endregion
  );
}
