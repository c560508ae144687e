import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const signed = dayjs('2025-05-12');

export default function FieldStates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ alignItems: 'flex-start' }}>
        {/* #region preview */}
        <DatePicker disabled label="Disabled" defaultValue={signed} />
        <DatePicker readOnly label="Read-only" defaultValue={signed} />
        <DatePicker label="Required" slotProps={{ textField: { required: true } }} />
        {/* #endregion */}
      </Stack>
    </LocalizationProvider>
  );
}
