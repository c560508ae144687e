import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

// #region preview
const repairs = ['2025-06-12', '2025-06-13'].map((day) => dayjs(day));

const isRepair = (day: Dayjs) => repairs.some((repair) => repair.isSame(day, 'day'));
const crossesRepair = ([start, end]: DateRange<Dayjs>) =>
  repairs.some((day) => start?.isBefore(day) && end?.isAfter(day));

export default function ClosedInside() {
  const [stay, setStay] = useState<DateRange<Dayjs>>([dayjs('2025-06-10'), dayjs('2025-06-17')]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ alignItems: 'center' }}>
        <DateRangeCalendar
          calendars={1}
          value={stay}
          onChange={setStay}
          shouldDisableDate={isRepair}
        />
        <Typography
          role="status"
          sx={{ color: crossesRepair(stay) ? 'error.main' : 'text.primary' }}
        >
          {crossesRepair(stay) ? 'The cabin is closed on June 12 and 13.' : 'The cabin is free.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
// #endregion
