import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import type { TimeView } from '@mui/x-date-pickers/models';

// #region preview
// The lift stops at night, and for inspection in the first quarter of each hour.
function isOutOfService(time: Dayjs, view: TimeView) {
  if (view === 'hours') return time.hour() < 6;
  return view === 'minutes' && time.minute() < 15;
}

export default function TimeRule() {
  const [time, setTime] = useState<Dayjs | null>(dayjs('2025-06-16T09:10'));
  const shared = { ampm: false, value: time, onChange: setTime };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ maxWidth: 260, mx: 'auto' }}>
        <TimeField
          {...shared}
          label="Lift ride"
          shouldDisableTime={isOutOfService}
          helperText="From 6:00, not from :00 to :14"
        />
        <MultiSectionDigitalClock
          {...shared}
          timeSteps={{ minutes: 5 }}
          shouldDisableTime={isOutOfService}
          sx={{ justifyContent: 'center' }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
// #endregion
