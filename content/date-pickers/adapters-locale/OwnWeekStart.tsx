import { useState } from 'react';
import dayjs from 'dayjs';
import enGb from 'dayjs/locale/en-gb';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

// #region preview
// Registers locales without changing the global one (third argument).
const weeks = { 'en-wed': 3, 'en-fri': 5, 'en-sat': 6 };
for (const [name, weekStart] of Object.entries(weeks)) {
  dayjs.locale({ ...enGb, name, weekStart }, undefined, true);
}
// #endregion

export default function OwnWeekStart() {
  const [locale, setLocale] = useState('en-sat');

  return (
    <Stack sx={{ gap: 1, alignItems: 'center' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Locale"
        value={locale}
        onChange={(_event, next: string | null) => next && setLocale(next)}
        sx={{ '& button': { textTransform: 'none' } }}
      >
        {Object.keys(weeks).map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={locale}>
        <DateCalendar defaultValue={dayjs('2025-05-15')} sx={{ maxWidth: '100%' }} />
      </LocalizationProvider>
    </Stack>
  );
}
