import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

/** Nights that are taken, by the day on which they begin. */
const booked = ['2025-06-05', '2025-06-06', '2025-06-18', '2025-06-19', '2025-06-20'];
const isBooked = (day: Dayjs) => booked.includes(day.format('YYYY-MM-DD'));

export default function BookedNights() {
  const [stay, setStay] = useState<DateRange<Dayjs>>([dayjs('2025-06-10'), null]);
  const [position, setPosition] = useState<'start' | 'end'>('end');
  const [arrival, departure] = stay;
  // #region preview
  // The next taken night after the arrival: users can leave on that day, but not later.
  const next = arrival && booked.find((night) => night > arrival.format('YYYY-MM-DD'));
  const lastDeparture = position === 'end' && next ? dayjs(next) : undefined;

  const isClosed = (day: Dayjs, end: 'start' | 'end') =>
    isBooked(day) && (end === 'start' || day.isBefore(arrival, 'day'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ alignItems: 'center' }}>
        <DateRangeCalendar
          calendars={1}
          value={stay}
          onChange={([from, until]) => setStay([from, position === 'start' ? null : until])}
          rangePosition={position}
          onRangePositionChange={setPosition}
          disableDragEditing
          maxDate={lastDeparture}
          shouldDisableDate={isClosed}
        />
        {/* #endregion */}
        <Typography variant="body2" role="status">
          {arrival && departure
            ? `${departure.diff(arrival, 'day')} nights from ${arrival.format('MMMM D')}`
            : 'Choose the day of departure'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
