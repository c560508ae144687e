import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import {
  MultiInputDateTimeRangeField,
  type MultiInputDateTimeRangeFieldProps,
} from '@mui/x-date-pickers-pro/MultiInputDateTimeRangeField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

// #region preview
function StackedField(props: MultiInputDateTimeRangeFieldProps<true>) {
  return (
    <MultiInputDateTimeRangeField
      {...props}
      direction="column"
      spacing={2}
      slotProps={{ ...props.slotProps, separator: { sx: { display: 'none' } } }}
    />
  );
}
StackedField.fieldType = 'multi-input';
// #endregion

export default function StackedInputs() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: 300 }}>
        <DateTimeRangePicker
          ampm={false}
          defaultValue={[dayjs('2026-05-08T09:00'), dayjs('2026-05-09T12:00')]}
          slots={{ field: StackedField }}
          localeText={{ start: 'Starts', end: 'Ends' }}
        />
      </Box>
    </LocalizationProvider>
  );
}
