import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function VanRental() {
  const [rental, setRental] = useState<DateRange<Dayjs>>([
    dayjs('2026-05-08T14:00'),
    dayjs('2026-05-10T18:30'),
  ]);
  const [from, until] = rental;
  const hours = from?.isValid() && until?.isValid() ? until.diff(from, 'hour', true) : null;

  return (
    // #region preview
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 400 }}>
        <DateTimeRangePicker
          label="Van"
          ampm={false}
          format="DD MMM HH:mm"
          value={rental}
          onChange={setRental}
        />
        <Typography variant="body2" role="status">
          {hours === null
            ? 'Choose both ends'
            : `${hours} hours, ${Math.ceil(hours / 24)} day rates`}
        </Typography>
      </Stack>
    </LocalizationProvider>
    // #endregion
  );
}
