import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ShiftedPeriod() {
  const [period, setPeriod] = useState<DateRange<Dayjs>>([
    dayjs('2025-06-02'),
    dayjs('2025-06-15'),
  ]);
  const [from, until] = period;
  const length = from && until ? until.diff(from, 'day') + 1 : 0;

  // #region preview
  const shift = (days: number): DateRange<Dayjs> => [
    from?.add(days, 'day') ?? null,
    until?.add(days, 'day') ?? null,
  ];
  // #endregion

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ alignItems: 'center' }}>
        <Stack direction="row" sx={{ gap: 1 }}>
          <Button disabled={length === 0} onClick={() => setPeriod(shift(-length))}>
            Previous period
          </Button>
          <Button disabled={length === 0} onClick={() => setPeriod(shift(length))}>
            Next period
          </Button>
        </Stack>
        <DateRangeCalendar calendars={1} value={period} onChange={setPeriod} />
        <Typography variant="body2" role="status">
          {length > 0
            ? `${length} days, compared with ${shift(-length)
                .map((day) => day?.format('MMM D'))
                .join(' – ')}`
            : 'Choose the last day'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
