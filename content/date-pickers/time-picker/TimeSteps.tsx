import { useState } from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopTimePicker } from '@mui/x-date-pickers/DesktopTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function TimeSteps() {
  const [minutes, setMinutes] = useState(60);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ alignItems: 'flex-start' }}>
        {/* #region preview */}
        <DesktopTimePicker
          label="Table for two"
          defaultValue={dayjs('2026-04-20T19:00')}
          timeSteps={{ minutes }}
          minTime={dayjs('2026-04-20T17:00')}
          maxTime={dayjs('2026-04-20T22:00')}
          skipDisabled
        />
        {/* #endregion */}
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Minutes between two options"
          value={minutes}
          onChange={(_event, next: number | null) => next && setMinutes(next)}
        >
          <ToggleButton value={15}>15</ToggleButton>
          <ToggleButton value={30}>30</ToggleButton>
          <ToggleButton value={60}>60</ToggleButton>
        </ToggleButtonGroup>
      </Stack>
    </LocalizationProvider>
  );
}
