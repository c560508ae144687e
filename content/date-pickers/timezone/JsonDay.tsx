import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

dayjs.extend(utc);
dayjs.extend(timezone);

export default function JsonDay() {
  const [day, setDay] = useState<Dayjs | null>(() => dayjs.tz('2025-05-15', 'Asia/Tokyo'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ alignItems: 'center' }}>
        {/* #region preview */}
        <DateCalendar value={day} onChange={setDay} sx={{ maxWidth: '100%' }} />
        <Box component="output" sx={{ font: '12px monospace', display: 'grid', gap: 1 }}>
          <span>Wrong: {JSON.stringify({ day })}</span>
          <span>Right: {JSON.stringify({ day: day?.format('YYYY-MM-DD') })}</span>
        </Box>
        {/* #endregion */}
      </Stack>
    </LocalizationProvider>
  );
}
