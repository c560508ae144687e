import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const holidays = { Easter: '2026-04-05', Summer: '2026-07-01', 'New Year': '2027-01-01' };

export default function JumpToMonth() {
  const [start, setStart] = useState<string>(holidays.Summer);
  const [shown, setShown] = useState<Dayjs>(dayjs(start));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ alignItems: 'center' }}>
        <Stack direction="row" sx={{ gap: 1 }}>
          {Object.entries(holidays).map(([name, day]) => (
            <Button
              key={name}
              size="small"
              variant="outlined"
              onClick={() => {
                setStart(day);
                setShown(dayjs(day));
              }}
            >
              {name}
            </Button>
          ))}
        </Stack>
        {/* #region preview */}
        <DateCalendar
          key={start}
          referenceDate={dayjs(start)}
          onMonthChange={setShown}
          sx={{ maxWidth: '100%' }}
        />
        {/* #endregion */}
        <Typography role="status">
          {shown.format('MMMM YYYY')} has {shown.daysInMonth()} days
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
