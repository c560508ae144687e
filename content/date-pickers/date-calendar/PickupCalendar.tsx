import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function PickupCalendar() {
  const [day, setDay] = useState<Dayjs | null>(dayjs('2025-09-12'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <DateCalendar
        value={day}
        onChange={setDay}
        minDate={dayjs('2025-09-01')}
        maxDate={dayjs('2025-11-30')}
        shouldDisableDate={(date) => date.day() === 0}
        sx={{ maxWidth: '100%' }}
      />
      <Typography variant="body2" role="status" align="center" sx={{ maxWidth: 320, mx: 'auto' }}>
        Collect your box on {day?.format('dddd, D MMMM')}.
      </Typography>
      {/* #endregion */}
    </LocalizationProvider>
  );
}
