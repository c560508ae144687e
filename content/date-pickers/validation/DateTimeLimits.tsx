import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';

// #region preview
const fair = { minDateTime: dayjs('2025-06-13T14:00'), maxDateTime: dayjs('2025-06-16T11:00') };

export default function DateTimeLimits() {
  const [at, setAt] = useState<Dayjs | null>(dayjs('2025-06-13T10:00'));
  const shared = { ...fair, ampm: false, value: at, onChange: setAt };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ overflowX: 'auto', pt: 1 }}>
        <DateTimeField
          {...shared}
          label="Visit"
          helperText="June 13, 14:00, to June 16, 11:00"
          sx={{ display: 'flex', maxWidth: 290, mx: 'auto' }}
        />
        <StaticDateTimePicker
          {...shared}
          orientation="portrait"
          openTo="hours"
          slotProps={{ toolbar: { hidden: true }, actionBar: { actions: [] } }}
        />
      </Box>
    </LocalizationProvider>
  );
}
// #endregion
