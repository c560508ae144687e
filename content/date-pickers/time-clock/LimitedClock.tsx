import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

export default function LimitedClock() {
  const [time, setTime] = useState<Dayjs | null>(dayjs('2026-04-20T10:00'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ alignItems: 'center' }}>
        {/* #region preview */}
        <TimeClock
          ampm={false}
          showViewSwitcher
          value={time}
          onChange={setTime}
          minTime={dayjs('2026-04-20T08:30')}
          maxTime={dayjs('2026-04-20T17:00')}
          minutesStep={5}
          shouldDisableTime={(value, view) => view === 'hours' && value.hour() === 12}
          sx={{ maxWidth: '100%' }}
        />
        {/* #endregion */}
        <Typography variant="body2" role="status">
          Collection at {time?.format('HH:mm')}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
