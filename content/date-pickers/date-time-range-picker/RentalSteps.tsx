import { useState } from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function RentalSteps() {
  const [minutes, setMinutes] = useState(60);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ maxWidth: 400, alignItems: 'flex-start' }}>
        {/* #region preview */}
        <DateTimeRangePicker
          label="Meeting room"
          ampm={false}
          timeSteps={{ minutes }}
          format="DD MMM HH:mm"
          defaultValue={[dayjs('2026-05-08T09:00'), dayjs('2026-05-08T12:00')]}
          slotProps={{ textField: { fullWidth: true } }}
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
