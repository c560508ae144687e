import dayjs from 'dayjs';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import {
  MultiInputDateRangeField,
  type MultiInputDateRangeFieldProps,
} from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

// #region preview
function FieldWithArrow(props: MultiInputDateRangeFieldProps<true>) {
  return (
    <MultiInputDateRangeField
      {...props}
      slots={{ ...props.slots, separator: ArrowForwardIcon }}
      slotProps={{
        ...props.slotProps,
        root: { spacing: 1, sx: { alignItems: 'center' } },
        separator: { sx: { color: 'text.secondary', mx: 1 } },
      }}
    />
  );
}
FieldWithArrow.fieldType = 'multi-input';
// #endregion

export default function ArrowBetween() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: 420 }}>
        <DateRangePicker
          format="DD MMM"
          defaultValue={[dayjs('2026-05-15'), dayjs('2026-05-29')]}
          slots={{ field: FieldWithArrow }}
          localeText={{ start: 'First show', end: 'Last show' }}
        />
      </Box>
    </LocalizationProvider>
  );
}
