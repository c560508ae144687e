import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

dayjs.extend(utc);
dayjs.extend(timezone);

const zones = { Honolulu: 'Pacific/Honolulu', UTC: 'UTC', Auckland: 'Pacific/Auckland' };

export default function DayByZone() {
  const [zone, setZone] = useState('Pacific/Auckland');
  const [at, setAt] = useState<Dayjs | null>(() => dayjs.utc('2025-05-15T13:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ alignItems: 'center' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Time zone"
          value={zone}
          onChange={(_event, next: string | null) => next && setZone(next)}
        >
          {Object.entries(zones).map(([city, name]) => (
            <ToggleButton key={name} value={name}>
              {city}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        {/* #region preview */}
        <DateCalendar timezone={zone} value={at} onChange={setAt} sx={{ maxWidth: '100%' }} />
        {/* #endregion */}
      </Stack>
    </LocalizationProvider>
  );
}
