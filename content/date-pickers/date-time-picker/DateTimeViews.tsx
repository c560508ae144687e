import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const moment = dayjs('2026-04-20T17:45:30');

export default function DateTimeViews() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ alignItems: 'flex-start' }}>
        {/* #region preview */}
        <DateTimePicker
          label="To the hour"
          views={['year', 'day', 'hours']}
          ampm={false}
          defaultValue={moment}
        />
        <DateTimePicker
          label="Year first"
          views={['year', 'month', 'day', 'hours', 'minutes']}
          openTo="year"
          defaultValue={moment}
        />
        <DateTimePicker
          label="To the second"
          views={['year', 'day', 'hours', 'minutes', 'seconds']}
          ampm={false}
          defaultValue={moment}
        />
        {/* #endregion */}
      </Stack>
    </LocalizationProvider>
  );
}
