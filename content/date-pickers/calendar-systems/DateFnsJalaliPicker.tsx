import { useState } from 'react';
import { format } from 'date-fns-jalali';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDateFnsJalali } from '@mui/x-date-pickers/AdapterDateFnsJalali';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const gregorian = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

export default function DateFnsJalaliPicker() {
  const [day, setDay] = useState<Date | null>(new Date(2026, 2, 21));
  const isValid = day !== null && !Number.isNaN(day.getTime());

  return (
    <LocalizationProvider dateAdapter={AdapterDateFnsJalali}>
      <Stack
        direction={{ xs: 'column', md: 'row' }}
        spacing={3}
        sx={{ alignItems: 'center', justifyContent: 'center' }}
      >
        {/* #region preview */}
        <DateCalendar value={day} onChange={setDay} sx={{ mx: 0, maxWidth: '100%' }} />
        <Stack spacing={2}>
          <DatePicker label="تاریخ" value={day} onChange={setDay} />
          <Typography variant="body2" role="status">
            <span lang="fa">{isValid ? format(day, 'd MMMM yyyy') : '—'}</span> is{' '}
            {isValid ? gregorian.format(day) : 'no day yet'}
          </Typography>
        </Stack>
        {/* #endregion */}
      </Stack>
    </LocalizationProvider>
  );
}
