import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

dayjs.extend(utc);
dayjs.extend(timezone);

// The names have the opposite sign: Etc/GMT-3 is three hours ahead of UTC.
const zoneOf = (hours: number) =>
  hours === 0 ? 'UTC' : `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`;

export default function FixedOffset() {
  const [hours, setHours] = useState(3);
  const [at, setAt] = useState<Dayjs | null>(() => dayjs.utc('2026-05-15T13:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 280 }}>
        <div>
          <Typography id="offset-hours">Hours from UTC: {hours}</Typography>
          <Slider
            aria-labelledby="offset-hours"
            value={hours}
            min={-12}
            max={14}
            onChange={(_event, next) => setHours(Number(next))}
          />
        </div>
        {/* #region preview */}
        <DateTimePicker
          label={zoneOf(hours)}
          ampm={false}
          timezone={zoneOf(hours)}
          value={at}
          onChange={setAt}
        />
        {/* #endregion */}
      </Stack>
    </LocalizationProvider>
  );
}
