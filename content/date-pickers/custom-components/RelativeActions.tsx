import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersActionBarProps } from '@mui/x-date-pickers/PickersActionBar';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { useIsValidValue, usePickerAdapter, usePickerContext } from '@mui/x-date-pickers/hooks';

// #region preview
function PostponeBar({ className }: PickersActionBarProps) {
  const { value, setValue } = usePickerContext();
  const adapter = usePickerAdapter();
  const isValidValue = useIsValidValue();
  const from = adapter.isValid(value) ? value : null;

  const choices = {
    '+1 day': from && adapter.addDays(from, 1),
    '+1 week': from && adapter.addWeeks(from, 1),
    '+1 month': from && adapter.addMonths(from, 1),
  };

  return (
    <DialogActions className={className}>
      {Object.entries(choices).map(([label, next]) => (
        <Button
          key={label}
          disabled={next === null || !isValidValue(next)}
          onClick={() => setValue(next, { changeImportance: 'set' })}
        >
          {label}
        </Button>
      ))}
    </DialogActions>
  );
}
// #endregion

export default function RelativeActions() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ overflowX: 'auto' }}>
        <StaticDatePicker
          displayStaticWrapperAs="desktop"
          defaultValue={dayjs('2025-06-18')}
          maxDate={dayjs('2025-07-31')}
          slots={{ actionBar: PostponeBar }}
        />
      </Box>
    </LocalizationProvider>
  );
}
