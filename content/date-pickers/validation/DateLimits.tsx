import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

// #region preview
const season = { minDate: dayjs('2025-06-06'), maxDate: dayjs('2025-06-22') };

export default function DateLimits() {
  const [day, setDay] = useState<Dayjs | null>(dayjs('2025-06-25'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ alignItems: 'center' }}>
        <DateField
          {...season}
          label="Boat trip"
          value={day}
          onChange={setDay}
          helperText="From June 6 to June 22"
        />
        <DateCalendar {...season} value={day} onChange={setDay} sx={{ maxWidth: '100%' }} />
      </Stack>
    </LocalizationProvider>
  );
}
// #endregion
