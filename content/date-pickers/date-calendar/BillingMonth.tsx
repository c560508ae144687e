import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MonthCalendar } from '@mui/x-date-pickers/MonthCalendar';
import { YearCalendar } from '@mui/x-date-pickers/YearCalendar';

const opened = dayjs('2021-05-01');
const closed = dayjs('2026-02-28');

export default function BillingMonth() {
  const [month, setMonth] = useState<Dayjs>(dayjs('2025-09-01'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ alignItems: 'center' }}>
        {/* #region preview */}
        <YearCalendar
          value={month}
          onChange={setMonth}
          minDate={opened}
          maxDate={closed}
          yearsOrder="desc"
          disableHighlightToday
        />
        <Divider flexItem sx={{ mb: 1 }} />
        <MonthCalendar
          value={month}
          onChange={setMonth}
          minDate={opened}
          maxDate={closed}
          disableHighlightToday
        />
        {/* #endregion */}
        <Typography variant="body2" role="status">
          Invoice for {month.format('MMMM YYYY')}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
