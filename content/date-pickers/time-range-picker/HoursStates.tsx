import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const hours: DateRange<Dayjs> = [dayjs('2026-05-11T09:00'), dayjs('2026-05-11T18:30')];

export default function HoursStates() {
  const shared = { ampm: false, defaultValue: hours, sx: { maxWidth: 280 } };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        {/* #region preview */}
        <TimeRangePicker {...shared} label="Disabled" disabled />
        <TimeRangePicker {...shared} label="Read-only" readOnly />
        {/* #endregion */}
      </Stack>
    </LocalizationProvider>
  );
}
