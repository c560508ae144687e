import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
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
        <DateTimeField
          label="Typing only"
          defaultValue={departure}
          helperText="A field, without the opening button"
        />
        {/* #endregion */}
      </Stack>
    </LocalizationProvider>
  );
}
