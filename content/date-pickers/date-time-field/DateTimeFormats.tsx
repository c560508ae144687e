import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const at = dayjs('2026-04-08T06:05:00');

export default function DateTimeFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ maxWidth: 300 }}>
        {/* #region preview */}
        <DateTimeField label="From the locale (English)" defaultValue={at} />
        <DateTimeField label="24 hours" ampm={false} defaultValue={at} />
        <DateTimeField label="ISO 8601" format="YYYY-MM-DD[T]HH:mm" defaultValue={at} />
        <DateTimeField label="As in a letter" format="D MMMM, h:mm A" defaultValue={at} />
        {/* #endregion */}
      </Stack>
    </LocalizationProvider>
  );
}
