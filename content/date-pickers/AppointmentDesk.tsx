import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/de';
import 'dayjs/locale/fr';
import 'dayjs/locale/ja';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { deDE, enUS, frFR, jaJP } from '@mui/x-date-pickers/locales';

const languages = { en: enUS, de: deDE, fr: frFR, ja: jaJP };
type Language = keyof typeof languages;

/** Booked appointments by day of the week. Closed on Saturday and Sunday. */
const taken: Record<number, string[]> = {
  1: ['09:30', '10:00', '14:00'],
  2: ['09:00', '11:30'],
  3: ['10:30', '13:30', '15:00', '15:30'],
  4: ['09:00', '09:30', '12:00'],
  5: ['14:30'],
};

const days = {
  minDate: dayjs('2025-06-02'),
  maxDate: dayjs('2025-08-29'),
  shouldDisableDate: (day: Dayjs) => day.day() % 6 === 0,
};
const times = { minTime: dayjs('2025-06-02T09:00'), maxTime: dayjs('2025-06-02T16:30') };
const isTaken = (time: Dayjs) => Boolean(taken[time.day()]?.includes(time.format('HH:mm')));

export default function AppointmentDesk() {
  const [language, setLanguage] = useState<Language>('en');
  const [at, setAt] = useState<Dayjs | null>(dayjs('2025-06-19T10:30'));
  const { localeText } = languages[language].components.MuiLocalizationProvider.defaultProps;
  const appointment = { value: at, onChange: (next: Dayjs | null) => setAt(next) };

  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale={language}
      localeText={localeText}
    >
      <Stack sx={{ gap: 2, maxWidth: 560, mx: 'auto' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Language"
          value={language}
          onChange={(_event, next: Language | null) => next && setLanguage(next)}
        >
          {Object.keys(languages).map((code) => (
            <ToggleButton key={code} value={code}>
              {code}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        {/* #region preview */}
        <DateTimePicker
          label="Appointment"
          timeSteps={{ minutes: 30 }}
          {...appointment}
          {...days}
          {...times}
        />
        <Stack direction={{ xs: 'column', md: 'row' }} sx={{ gap: 2 }}>
          <DateCalendar {...appointment} {...days} sx={{ maxWidth: '100%', flexShrink: 0 }} />
          <DigitalClock
            {...appointment}
            {...times}
            timeStep={30}
            shouldDisableTime={isTaken}
            skipDisabled
            sx={{ maxHeight: { xs: 100, md: 320 } }}
          />
        </Stack>
        {/* #endregion */}
        <Typography role="status">
          {at?.isValid() ? at.locale(language).format('LLLL') : '–'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
