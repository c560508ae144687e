import { useState } from 'react';
import dayjs from 'dayjs';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

export default function ClockMeridiem() {
  const [ampm, setAmpm] = useState(true);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ alignItems: 'center' }}>
        {/* #region preview */}
        <TimeClock
          ampm={ampm}
          ampmInClock
          defaultValue={dayjs('2026-04-20T15:00')}
          sx={{ maxWidth: '100%' }}
        />
        {/* #endregion */}
        <FormControlLabel
          control={<Switch checked={ampm} />}
          onChange={(_event, checked) => setAmpm(checked)}
          label="Twelve hours"
        />
      </Stack>
    </LocalizationProvider>
  );
}
