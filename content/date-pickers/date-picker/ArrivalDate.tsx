import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ArrivalDate() {
  const [arrival, setArrival] = useState<Dayjs | null>(dayjs('2025-05-15'));
  const deadline = arrival?.isValid() ? arrival.subtract(3, 'day') : null;

  return (
    // #region preview
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <DatePicker label="Arrival" value={arrival} onChange={setArrival} />
        <Typography variant="body2" role="status">
          {deadline
            ? `Free cancellation until ${deadline.format('dddd D MMMM YYYY')}`
            : 'Choose the day you arrive'}
        </Typography>
      </Stack>
    </LocalizationProvider>
    // #endregion
  );
}
