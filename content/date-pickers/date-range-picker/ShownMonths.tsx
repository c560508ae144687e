import { useState } from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ShownMonths() {
  const [calendars, setCalendars] = useState<1 | 2 | 3>(3);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ alignItems: 'flex-start' }}>
        {/* #region preview */}
        <DateRangePicker
          label="Period"
          defaultValue={[dayjs('2026-03-16'), dayjs('2026-04-12')]}
          calendars={calendars}
          currentMonthCalendarPosition={calendars}
          sx={{ width: 290 }}
        />
        {/* #endregion */}
        <ToggleButtonGroup
          exclusive
          aria-label="Months shown on desktop"
          value={calendars}
          onChange={(_event, next: typeof calendars | null) => next && setCalendars(next)}
        >
          <ToggleButton value={1}>1</ToggleButton>
          <ToggleButton value={2}>2</ToggleButton>
          <ToggleButton value={3}>3</ToggleButton>
        </ToggleButtonGroup>
      </Stack>
    </LocalizationProvider>
  );
}
