import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ShopHours() {
  const [open, setOpen] = useState<DateRange<Dayjs>>([
    dayjs('2026-05-11T09:00'),
    dayjs('2026-05-11T18:30'),
  ]);
  const [from, until] = open;
  const hours = from?.isValid() && until?.isValid() ? until.diff(from, 'hour', true) : null;

  return (
    // #region preview
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <TimeRangePicker label="Open on Mondays" value={open} onChange={setOpen} />
        <Typography variant="body2" role="status">
          {hours === null ? 'Choose both times' : `${hours.toFixed(1)} hours`}
        </Typography>
      </Stack>
    </LocalizationProvider>
    // #endregion
  );
}
