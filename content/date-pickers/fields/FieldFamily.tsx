import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

const start = dayjs('2026-05-15T18:30');

export default function FieldFamily() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ maxWidth: 300 }}>
        {/* #region preview */}
        <DateField label="Date" defaultValue={start} />
        <TimeField label="Time" defaultValue={start} />
        <DateTimeField label="Date and time" format="D MMMM YYYY, HH:mm" defaultValue={start} />
        {/* #endregion */}
      </Stack>
    </LocalizationProvider>
  );
}
