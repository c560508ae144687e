import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';
import { roomsLeft } from '../../samples/bookings';

const isFull = (day: Dayjs) => roomsLeft[day.format('YYYY-MM-DD')] === 0;

const messages: Partial<Record<NonNullable<DateValidationError>, string>> = {
  invalidDate: 'There is no such day.',
  minDate: 'The season starts on 1 May 2025.',
  maxDate: 'The season ends on 30 September 2025.',
  shouldDisableDate: 'Every room is taken on this night.',
};

export default function BlockedDates() {
  const [night, setNight] = useState<Dayjs | null>(dayjs('2025-05-09'));
  const [error, setError] = useState<DateValidationError>(null);
  const hint = night ? 'A room is free.' : 'Enter a night of the season.';

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 280 }}>
        {/* #region preview */}
        <DatePicker
          label="Night"
          value={night}
          onChange={setNight}
          minDate={dayjs('2025-05-01')}
          maxDate={dayjs('2025-09-30')}
          shouldDisableDate={isFull}
          onError={setError}
          slotProps={{ textField: { helperText: error ? messages[error] : hint } }}
        />
        {/* #endregion */}
        <Button variant="outlined" onClick={() => setNight(dayjs('2025-05-09'))}>
          Try a full night
        </Button>
        <Button variant="outlined" onClick={() => setNight(dayjs('2025-04-12'))}>
          Try a day in April
        </Button>
        <Button variant="outlined" onClick={() => setNight(dayjs('2025-05-14'))}>
          Try a free night
        </Button>
      </Stack>
    </LocalizationProvider>
  );
}
