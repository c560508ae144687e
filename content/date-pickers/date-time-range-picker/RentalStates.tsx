import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const rental: DateRange<Dayjs> = [dayjs('2026-05-08T09:00'), dayjs('2026-05-10T18:00')];

export default function RentalStates() {
  const shared = { ampm: false, format: 'D MMM HH:mm', defaultValue: rental, sx: { width: 290 } };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        {/* #region preview */}
        <DateTimeRangePicker {...shared} label="Disabled" disabled />
        <DateTimeRangePicker {...shared} label="Read-only" readOnly />
        {/* #endregion */}
      </Stack>
    </LocalizationProvider>
  );
}
