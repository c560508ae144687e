import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const released = dayjs('2026-04-07');

export default function FieldFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ maxWidth: 280 }}>
        {/* #region preview */}
        <DateField label="ISO 8601" format="YYYY-MM-DD" defaultValue={released} />
        <DateField label="With words" format="D MMMM YYYY" defaultValue={released} />
        <DateField label="Card expiry" format="MM/YY" defaultValue={released} />
        <DateField label="Anniversary" format="MMMM Do" defaultValue={released} />
        {/* #endregion */}
      </Stack>
    </LocalizationProvider>
  );
}
