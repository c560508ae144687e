import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function FirstPicker() {
  const [day, setDay] = useState<Dayjs | null>(dayjs('2026-04-20'));

  return (
    // #region preview
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <DatePicker label="Delivery" value={day} onChange={setDay} />
        <Typography variant="body2" role="status">
          {day?.isValid() ? `We deliver on ${day.format('dddd, D MMMM')}.` : 'No delivery day yet.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
    // #endregion
  );
}
