import { useState } from 'react';
import dayjs from 'dayjs';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { dayCalendarClasses } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

export default function MonthDisplay() {
  const [extras, setExtras] = useState(['numbers', 'others']);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <ToggleButtonGroup
        size="small"
        aria-label="Shown in the month"
        value={extras}
        onChange={(_event, next: string[]) => setExtras(next)}
        sx={{ mb: 1, '& button': { textTransform: 'none' } }}
      >
        <ToggleButton value="numbers">Week numbers</ToggleButton>
        <ToggleButton value="others">Other months</ToggleButton>
        <ToggleButton value="six">Six weeks</ToggleButton>
      </ToggleButtonGroup>
      {/* #region preview */}
      <StaticDatePicker
        displayStaticWrapperAs="desktop"
        defaultValue={dayjs('2025-05-15')}
        displayWeekNumber={extras.includes('numbers')}
        showDaysOutsideCurrentMonth={extras.includes('others')}
        fixedWeekNumber={extras.includes('six') ? 6 : undefined}
        slotProps={{ actionBar: { actions: [] } }}
        sx={{ [`& .${dayCalendarClasses.weekNumber}`]: { color: 'text.secondary' } }}
      />
      {/* #endregion */}
    </LocalizationProvider>
  );
}
