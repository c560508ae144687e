import { useState } from 'react';
import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { StaticDateRangePicker } from '@mui/x-date-pickers-pro/StaticDateRangePicker';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ShownMonths() {
  const [calendars, setCalendars] = useState<1 | 2 | 3>(2);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'center' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Months"
          sx={{ '& button': { px: 2 } }}
          value={calendars}
          onChange={(_event, next: typeof calendars | null) => next && setCalendars(next)}
        >
          <ToggleButton value={1}>1</ToggleButton>
          <ToggleButton value={2}>2</ToggleButton>
          <ToggleButton value={3}>3</ToggleButton>
        </ToggleButtonGroup>
        <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
          {/* #region preview */}
          <StaticDateRangePicker
            key={calendars}
            displayStaticWrapperAs="desktop"
            calendars={calendars}
            currentMonthCalendarPosition={calendars}
            defaultValue={[dayjs('2025-04-16'), dayjs('2025-04-24')]}
            slotProps={{ actionBar: { actions: [] } }}
          />
          {/* #endregion */}
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
