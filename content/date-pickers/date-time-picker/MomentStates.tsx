import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const departure = dayjs('2026-04-20T18:30');

export default function MomentStates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 280 }}>
        {/* #region preview */}
        <DateTimePicker label="Disabled" disabled defaultValue={departure} />
        <DateTimePicker label="Read-only" readOnly defaultValue={departure} />
        <DateTimePicker
          label="Typing only"
          disableOpenPicker
          defaultValue={departure}
          slotProps={{ textField: { helperText: 'Without the opening button' } }}
        />
        {/* #endregion */}
      </Stack>
    </LocalizationProvider>
  );
}
