import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

// #region preview
const desk = { minTime: dayjs('2025-06-16T09:00'), maxTime: dayjs('2025-06-16T11:30') };

export default function TimeLimits() {
  const [time, setTime] = useState<Dayjs | null>(dayjs('2025-06-16T08:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ maxWidth: 220, mx: 'auto' }}>
        <TimeField
          {...desk}
          ampm={false}
          label="Pickup"
          value={time}
          onChange={setTime}
          helperText="From 9:00 to 11:30"
        />
        <DigitalClock {...desk} skipDisabled ampm={false} value={time} onChange={setTime} />
      </Stack>
    </LocalizationProvider>
  );
}
// #endregion
