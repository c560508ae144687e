import { useState } from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function MonthsBefore() {
  const isWide = useMediaQuery('(min-width: 960px)');
  const [position, setPosition] = useState<1 | 2>(2);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ alignItems: 'center', gap: 1 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Position of June"
          value={position}
          onChange={(_event, next: typeof position | null) => next && setPosition(next)}
        >
          <ToggleButton value={1}>June first</ToggleButton>
          <ToggleButton value={2}>June second</ToggleButton>
        </ToggleButtonGroup>
        {/* #region preview */}
        <DateRangeCalendar
          key={position}
          calendars={isWide ? 2 : 1}
          currentMonthCalendarPosition={isWide ? position : 1}
          defaultValue={[dayjs('2025-06-03'), dayjs('2025-06-09')]}
        />
        {/* #endregion */}
      </Stack>
    </LocalizationProvider>
  );
}
