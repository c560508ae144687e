import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/de';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import { TimeField } from '@mui/x-date-pickers/TimeField';

const choices = { 'by locale': undefined, ampm: true, '24 hours': false };
type Choice = keyof typeof choices;

export default function ClockByLocale() {
  const [choice, setChoice] = useState<Choice>('by locale');
  const [locale, setLocale] = useState('de');
  const [time, setTime] = useState<Dayjs | null>(dayjs('2025-05-15T16:30'));
  const shared = { ampm: choices[choice], value: time, onChange: setTime };

  return (
    <Stack sx={{ gap: 1.5, alignItems: 'center' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Locale"
        value={locale}
        onChange={(_event, next: string | null) => next && setLocale(next)}
      >
        <ToggleButton value="en">English</ToggleButton>
        <ToggleButton value="de">German</ToggleButton>
      </ToggleButtonGroup>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Clock"
        value={choice}
        onChange={(_event, next: Choice | null) => next && setChoice(next)}
      >
        {Object.keys(choices).map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {/* #region preview */}
      <LocalizationProvider key={locale} dateAdapter={AdapterDayjs} adapterLocale={locale}>
        <TimeField {...shared} size="small" label="Departure" />
        <MultiSectionDigitalClock {...shared} />
      </LocalizationProvider>
      {/* #endregion */}
    </Stack>
  );
}
