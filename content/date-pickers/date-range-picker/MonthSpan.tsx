import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function MonthSpan() {
  const [from, setFrom] = useState<Dayjs | null>(dayjs('2026-02-01'));
  const [until, setUntil] = useState<Dayjs | null>(dayjs('2026-06-01'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <Stack spacing={3} sx={{ maxWidth: 260 }}>
        <DatePicker
          label="From"
          views={['year', 'month']}
          openTo="month"
          value={from}
          onChange={setFrom}
          maxDate={until ?? undefined}
        />
        <DatePicker
          label="Until"
          views={['year', 'month']}
          openTo="month"
          value={until}
          onChange={setUntil}
          minDate={from ?? undefined}
        />
      </Stack>
      {/* #endregion */}
    </LocalizationProvider>
  );
}
