import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function SharedValue() {
  const [day, setDay] = useState<Dayjs | null>(dayjs('2025-06-18'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <Stack sx={{ gap: 2, maxWidth: 320 }}>
        <Stack direction={{ xs: 'column', md: 'row' }} sx={{ gap: 2 }}>
          <DateField label="Field" value={day} onChange={setDay} />
          <DatePicker label="Picker" value={day} onChange={setDay} />
        </Stack>
        <DateCalendar value={day} onChange={setDay} sx={{ maxWidth: '100%' }} />
      </Stack>
      {/* #endregion */}
    </LocalizationProvider>
  );
}
