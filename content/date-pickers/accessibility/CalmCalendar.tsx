import { useState } from 'react';
import dayjs from 'dayjs';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function CalmCalendar() {
  const [calm, setCalm] = useState(true);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ alignItems: 'center' }}>
        {/* #region preview */}
        <DateCalendar
          reduceAnimations={calm}
          defaultValue={dayjs('2025-05-15')}
          sx={{ maxWidth: '100%' }}
        />
        {/* #endregion */}
        <FormControlLabel
          control={<Switch checked={calm} />}
          onChange={(_event, checked) => setCalm(checked)}
          label="Reduce animations"
        />
      </Stack>
    </LocalizationProvider>
  );
}
