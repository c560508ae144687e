import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export default function MeetingTime() {
  const [start, setStart] = useState<Dayjs | null>(dayjs('2026-04-20T14:30'));
  const end = start?.isValid() ? start.add(45, 'minute') : null;

  return (
    // #region preview
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <TimePicker label="Start" value={start} onChange={setStart} />
        <Typography variant="body2" role="status">
          {end ? `The room is yours until ${end.format('h:mm A')}` : 'When do you start?'}
        </Typography>
      </Stack>
    </LocalizationProvider>
    // #endregion
  );
}
