import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import type { DatePickerToolbarProps } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { usePickerAdapter, usePickerContext } from '@mui/x-date-pickers/hooks';

// #region preview
function WeekTitle({ className, titleId }: DatePickerToolbarProps) {
  const { value } = usePickerContext<Dayjs | null>();
  const adapter = usePickerAdapter();

  return (
    <Box className={className} sx={{ p: 2, bgcolor: 'action.hover' }}>
      <Typography id={titleId} variant="overline">
        Delivery
      </Typography>
      <Typography variant="h5" component="p">
        {adapter.isValid(value)
          ? `Week ${adapter.getWeekNumber(value)}, ${adapter.format(value, 'weekday')}`
          : 'No day yet'}
      </Typography>
    </Box>
  );
}
// #endregion

export default function WeekToolbar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ overflowX: 'auto' }}>
        <StaticDatePicker
          orientation="portrait"
          defaultValue={dayjs('2025-06-18')}
          slots={{ toolbar: WeekTitle }}
          slotProps={{ actionBar: { actions: [] } }}
        />
      </Box>
    </LocalizationProvider>
  );
}
