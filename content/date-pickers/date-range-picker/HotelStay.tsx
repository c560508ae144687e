import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function HotelStay() {
  const [stay, setStay] = useState<DateRange<Dayjs>>([dayjs('2026-05-08'), dayjs('2026-05-12')]);
  const [arrival, departure] = stay;
  const nights = arrival?.isValid() && departure?.isValid() ? departure.diff(arrival, 'day') : null;

  return (
    // #region preview
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <DateRangePicker label="Stay" value={stay} onChange={setStay} sx={{ width: 290 }} />
        <Typography variant="body2" role="status">
          {nights === null ? 'Choose the day you leave' : `${nights} nights`}
        </Typography>
      </Stack>
    </LocalizationProvider>
    // #endregion
  );
}
