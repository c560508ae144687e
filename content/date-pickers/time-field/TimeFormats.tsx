import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

const start = dayjs('2026-04-20T18:04:09');

export default function TimeFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ maxWidth: 280 }}>
        {/* #region preview */}
        <TimeField label="From the locale (English)" defaultValue={start} />
        <TimeField label="24 hours" ampm={false} defaultValue={start} />
        <TimeField label="With seconds" format="HH:mm:ss" defaultValue={start} />
        <TimeField label="Minutes and seconds" format="mm:ss" defaultValue={start} />
        {/* #endregion */}
      </Stack>
    </LocalizationProvider>
  );
}
