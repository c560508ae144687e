import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDateTimePicker } from '@mui/x-date-pickers/DesktopDateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { renderTimeViewClock } from '@mui/x-date-pickers/timeViewRenderers';

const start = dayjs('2026-04-20T18:00');

export default function TypedTime() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ alignItems: 'flex-start' }}>
        {/* #region preview */}
        <DesktopDateTimePicker
          label="Click the day, type the time"
          ampm={false}
          defaultValue={start}
          viewRenderers={{ hours: null, minutes: null, seconds: null }}
        />
        <DesktopDateTimePicker
          label="With a clock face"
          ampm={false}
          defaultValue={start}
          viewRenderers={{ hours: renderTimeViewClock, minutes: renderTimeViewClock }}
        />
        {/* #endregion */}
      </Stack>
    </LocalizationProvider>
  );
}
