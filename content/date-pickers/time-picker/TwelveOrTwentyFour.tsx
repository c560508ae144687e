import { useState } from 'react';
import dayjs from 'dayjs';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export default function TwelveOrTwentyFour() {
  const [ampm, setAmpm] = useState(false);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        {/* #region preview */}
        <TimePicker label="Departure" ampm={ampm} defaultValue={dayjs('2026-04-20T17:05')} />
        {/* #endregion */}
        <FormControlLabel
          control={<Switch checked={ampm} />}
          onChange={(_event, checked) => setAmpm(checked)}
          label="AM and PM"
        />
      </Stack>
    </LocalizationProvider>
  );
}
