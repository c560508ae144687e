import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/de';
import 'dayjs/locale/en-gb';
import 'dayjs/locale/fr';
import 'dayjs/locale/ko';
import 'dayjs/locale/pl';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const locales = ['en', 'en-gb', 'de', 'fr', 'pl', 'ko'];

export default function LocaleSwitch() {
  const [locale, setLocale] = useState('pl');
  const [day, setDay] = useState<Dayjs | null>(dayjs('2025-05-15T16:30'));

  return (
    <Stack sx={{ gap: 2.5, alignItems: 'center' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Locale"
        value={locale}
        onChange={(_event, next: string | null) => next && setLocale(next)}
        sx={{ '& button': { textTransform: 'none' } }}
      >
        {locales.map((code) => (
          <ToggleButton key={code} value={code}>
            {code}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {/* #region preview */}
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={locale}>
        <DateTimeField size="small" label="adapterLocale" value={day} onChange={setDay} />
        <DateCalendar value={day} onChange={setDay} sx={{ maxWidth: '100%' }} />
      </LocalizationProvider>
      {/* #endregion */}
    </Stack>
  );
}
