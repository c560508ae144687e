import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersActionBar, type PickersActionBarProps } from '@mui/x-date-pickers/PickersActionBar';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { usePickerContext } from '@mui/x-date-pickers/hooks';

const today = dayjs('2025-06-02');

// #region preview
function CountdownBar({ className, ...props }: PickersActionBarProps) {
  const { value } = usePickerContext<Dayjs | null>();
  const days = value?.isValid() ? value.diff(today, 'day') : null;

  return (
    <Stack
      direction="row"
      className={className}
      sx={{ alignItems: 'center', justifyContent: 'space-between' }}
    >
      <Typography variant="body2" role="status" sx={{ paddingInlineStart: 3 }}>
        {days === null ? 'No day' : `In ${days} days`}
      </Typography>
      <PickersActionBar {...props} />
    </Stack>
  );
}
// #endregion

export default function CountingActionBar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ overflowX: 'auto' }}>
        <StaticDatePicker
          displayStaticWrapperAs="desktop"
          defaultValue={dayjs('2025-06-18')}
          minDate={today}
          slots={{ actionBar: CountdownBar }}
          slotProps={{ actionBar: { actions: ['clear', 'accept'] } }}
        />
      </Box>
    </LocalizationProvider>
  );
}
