import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const outbound = dayjs('2025-06-10');

export default function ReturnOnly() {
  const [trip, setTrip] = useState<DateRange<Dayjs>>([outbound, dayjs('2025-06-17')]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ alignItems: 'center' }}>
        {/* #region preview */}
        <DateRangeCalendar
          calendars={1}
          minDate={outbound}
          rangePosition="end"
          disableDragEditing
          value={trip}
          onChange={([, end]) => setTrip([outbound, end])}
        />
        {/* #endregion */}
        <Typography variant="body2" role="status">
          Outbound on June 10, return {trip[1] ? `on ${trip[1].format('MMMM D')}` : 'not set'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
