import { useState } from 'react';
import dayjs from 'dayjs';
import 'dayjs/locale/en-gb';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const locales = { en: 'Sunday', 'en-gb': 'Monday' };
type Locale = keyof typeof locales;

export default function WeekStart() {
  const [locale, setLocale] = useState<Locale>('en-gb');

  return (
    <Stack sx={{ gap: 1, alignItems: 'center' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="First day of the week"
        value={locale}
        onChange={(_event, next: Locale | null) => next && setLocale(next)}
      >
        {Object.entries(locales).map(([code, day]) => (
          <ToggleButton key={code} value={code}>
            {day}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {/* #region preview */}
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={locale}>
        <DateCalendar defaultValue={dayjs('2025-05-15')} sx={{ maxWidth: '100%' }} />
      </LocalizationProvider>
      {/* #endregion */}
    </Stack>
  );
}
