import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const tour: DateRange<Dayjs> = [dayjs('2026-05-15'), dayjs('2026-05-29')];

export default function RangeSeparator() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ alignItems: 'flex-start' }}>
        {/* #region preview */}
        <DateRangePicker
          label="Tour"
          format="DD MMM"
          defaultValue={tour}
          slotProps={{ field: { dateSeparator: 'to' } }}
        />
        <SingleInputDateRangeField
          label="Spacious"
          format="DD.MM."
          formatDensity="spacious"
          dateSeparator="→"
          defaultValue={tour}
        />
        {/* #endregion */}
      </Stack>
    </LocalizationProvider>
  );
}
