import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const festival: DateRange<Dayjs> = [dayjs('2026-05-15'), dayjs('2026-05-17')];

export default function RangeForms() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ maxWidth: 330 }}>
        {/* #region preview */}
        <SingleInputDateRangeField label="Festival" defaultValue={festival} sx={{ width: 260 }} />
        <MultiInputDateRangeField
          defaultValue={festival}
          slotProps={{
            textField: ({ position }) => ({ label: position === 'start' ? 'Opens' : 'Closes' }),
          }}
        />
        {/* #endregion */}
      </Stack>
    </LocalizationProvider>
  );
}
