import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MonthCalendar } from '@mui/x-date-pickers/MonthCalendar';

export default function SeasonMonth() {
  const [perRow, setPerRow] = useState<3 | 4>(3);
  const [month, setMonth] = useState<Dayjs>(dayjs('2025-06-15'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ alignItems: 'center', gap: 1 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Months in a row"
          value={perRow}
          onChange={(_event, next: typeof perRow | null) => next && setPerRow(next)}
        >
          <ToggleButton value={3}>3 per row</ToggleButton>
          <ToggleButton value={4}>4 per row</ToggleButton>
        </ToggleButtonGroup>
        {/* #region preview */}
        <MonthCalendar
          monthsPerRow={perRow}
          value={month}
          onChange={setMonth}
          minDate={dayjs('2025-03-01')}
          shouldDisableMonth={(day) => day.month() === 7}
          sx={{ maxWidth: '100%' }}
        />
        {/* #endregion */}
        <Typography role="status">{month.format('MMMM D, YYYY')}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
