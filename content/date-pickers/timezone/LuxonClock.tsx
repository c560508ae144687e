import { useState } from 'react';
import { DateTime } from 'luxon';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';

const cities = { Lima: 'America/Lima', Oslo: 'Europe/Oslo' };

export default function LuxonClock() {
  const [at, setAt] = useState<DateTime | null>(() =>
    DateTime.fromISO('2026-05-15T15:30', { zone: 'UTC' }),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterLuxon} adapterLocale="en-GB">
      {/* #region preview */}
      <Stack direction="row" sx={{ gap: 2, justifyContent: 'center' }}>
        {Object.entries(cities).map(([city, zone]) => (
          <div key={zone} role="group" aria-label={city}>
            <Typography align="center">{city}</Typography>
            <MultiSectionDigitalClock
              timezone={zone}
              timeSteps={{ minutes: 15 }}
              value={at}
              onChange={setAt}
            />
          </div>
        ))}
      </Stack>
      {/* #endregion */}
    </LocalizationProvider>
  );
}
