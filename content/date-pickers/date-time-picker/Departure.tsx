import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function Departure() {
  const [departure, setDeparture] = useState<Dayjs | null>(dayjs('2026-04-20T17:45'));
  const boarding = departure?.isValid() ? departure.subtract(40, 'minute') : null;

  return (
    // #region preview
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <DateTimePicker label="Departure" value={departure} onChange={setDeparture} />
        <Typography variant="body2" role="status">
          {boarding ? `Boarding from ${boarding.format('HH:mm, D MMMM')}` : 'No departure yet'}
        </Typography>
      </Stack>
    </LocalizationProvider>
    // #endregion
  );
}
