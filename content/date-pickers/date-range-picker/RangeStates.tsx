import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const stay: DateRange<Dayjs> = [dayjs('2026-05-08'), dayjs('2026-05-12')];
const width = { width: 290 };

export default function RangeStates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        {/* #region preview */}
        <DateRangePicker label="Disabled" disabled defaultValue={stay} sx={width} />
        <DateRangePicker label="Read-only" readOnly defaultValue={stay} sx={width} />
        <DateRangePicker
          label="Calendar only"
          defaultValue={stay}
          slotProps={{ field: { readOnly: true } }}
          sx={width}
        />
        {/* #endregion */}
      </Stack>
    </LocalizationProvider>
  );
}
