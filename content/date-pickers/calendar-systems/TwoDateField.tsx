import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const calendars = { Persian: 'persian', Hebrew: 'hebrew', Buddhist: 'buddhist', Indian: 'indian' };

// #region preview
function inCalendar(day: Dayjs, calendar: string) {
  return new Intl.DateTimeFormat(`en-u-ca-${calendar}`, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(Date.UTC(day.year(), day.month(), day.date())));
}

export default function TwoDateField() {
  const [day, setDay] = useState<Dayjs | null>(dayjs('2026-03-21'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 2 }}>
        <DateField label="Gregorian date" value={day} onChange={setDay} sx={{ maxWidth: 280 }} />
        <ul aria-label="The same day" style={{ margin: 0 }}>
          {Object.entries(calendars).map(([name, calendar]) => (
            <li key={name}>
              {name}: {day?.isValid() ? inCalendar(day, calendar) : '…'}
            </li>
          ))}
        </ul>
      </Stack>
    </LocalizationProvider>
  );
}
// #endregion
