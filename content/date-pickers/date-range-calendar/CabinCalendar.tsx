import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function CabinCalendar() {
  const isWide = useMediaQuery('(min-width: 960px)');
  const [stay, setStay] = useState<DateRange<Dayjs>>([dayjs('2025-06-19'), dayjs('2025-06-24')]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ alignItems: 'center' }}>
        {/* #region preview */}
        <DateRangeCalendar value={stay} onChange={setStay} calendars={isWide ? 2 : 1} />
        {/* #endregion */}
        <Typography variant="body2" role="status">
          {stay.map((day) => day?.format('D MMMM') ?? '…').join(' to ')}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
