import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const minNights = 3;
const maxNights = 7;

export default function NightLimits() {
  const [stay, setStay] = useState<DateRange<Dayjs>>([dayjs('2025-06-11'), null]);
  const [position, setPosition] = useState<'start' | 'end'>('end');
  const [arrival, departure] = stay;

  // #region preview
  const isOutside = (day: Dayjs, end: string) => {
    if (end === 'start' || !arrival) return false;
    const nights = day.diff(arrival, 'day');
    return nights < minNights || nights > maxNights;
  };

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
          shouldDisableDate={isOutside}
        />
        {/* #endregion */}
        <Typography variant="body2" role="status">
          {departure && arrival
            ? `${departure.diff(arrival, 'day')} nights`
            : `Choose a departure after ${minNights} to ${maxNights} nights`}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
