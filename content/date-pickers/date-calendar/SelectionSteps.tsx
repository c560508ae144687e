import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function SelectionSteps() {
  const [day, setDay] = useState<Dayjs | null>(dayjs('2025-09-12'));
  const [last, setLast] = useState('Choose a year');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ alignItems: 'center' }}>
        {/* #region preview */}
        <DateCalendar
          views={['year', 'month', 'day']}
          openTo="year"
          minDate={dayjs('2019-01-01')}
          maxDate={dayjs('2030-12-31')}
          value={day}
          onChange={(next: Dayjs | null, selectionState, selectedView) => {
            setDay(next);
            setLast(`${selectedView}: ${next?.format('D MMM YYYY')}, ${selectionState}`);
          }}
          sx={{ maxWidth: '100%' }}
        />
        {/* #endregion */}
        <Typography variant="body2" role="status">
          {last}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
