import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const lap = dayjs('2026-04-20T00:52:18');

export default function TimeViews() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ alignItems: 'flex-start' }}>
        {/* #region preview */}
        <TimePicker label="To the hour" views={['hours']} defaultValue={lap} />
        <TimePicker
          label="To the second"
          views={['hours', 'minutes', 'seconds']}
          defaultValue={lap}
        />
        <TimePicker
          label="Lap time"
          views={['minutes', 'seconds']}
          openTo="minutes"
          defaultValue={lap}
        />
        {/* #endregion */}
      </Stack>
    </LocalizationProvider>
  );
}
