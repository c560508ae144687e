import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function Departure() {
  const [day, setDay] = useState<Dayjs | null>(dayjs('2026-05-04'));
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 280 }}>
        <DatePicker label="Departure" value={day} onChange={setDay} />
        <Typography>{day ? day.format('dddd, D MMMM YYYY') : 'No day chosen'}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
