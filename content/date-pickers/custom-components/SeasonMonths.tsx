import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MonthCalendar } from '@mui/x-date-pickers/MonthCalendar';

export default function SeasonMonths() {
  const [month, setMonth] = useState<Dayjs>(dayjs('2025-06-01'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <MonthCalendar
        value={month}
        onChange={setMonth}
        minDate={dayjs('2025-04-01')}
        maxDate={dayjs('2025-10-31')}
        disableHighlightToday
        slotProps={{
          monthButton: ({ isMonthSelected, isMonthDisabled }) => ({
            sx: {
              borderRadius: '8px',
              fontWeight: isMonthSelected ? 700 : 400,
              textDecoration: isMonthDisabled ? 'line-through' : 'none',
            },
          }),
        }}
        sx={{ maxWidth: '100%', mx: 'auto' }}
      />
      {/* #endregion */}
      <Typography role="status" align="center">
        Open in {month.format('MMMM YYYY')}
      </Typography>
    </LocalizationProvider>
  );
}
