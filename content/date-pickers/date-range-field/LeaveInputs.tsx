import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const leave: DateRange<Dayjs> = [dayjs('2026-07-20'), dayjs('2026-07-31')];

export default function LeaveInputs() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ maxWidth: 300 }}>
        {/* #region preview */}
        <SingleInputDateRangeField clearable label="One input" defaultValue={leave} />
        <MultiInputDateRangeField
          direction="column"
          spacing={1}
          defaultValue={leave}
          slotProps={{
            textField: ({ position }) => ({
              label: position === 'start' ? 'First day' : 'Last day',
            }),
            separator: { sx: { display: 'none' } },
          }}
        />
        {/* #endregion */}
      </Stack>
    </LocalizationProvider>
  );
}
