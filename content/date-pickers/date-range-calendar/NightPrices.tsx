import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import {
  DateRangePickerDay,
  type DateRangePickerDayProps,
} from '@mui/x-date-pickers-pro/DateRangePickerDay';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { dayCalendarClasses } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const priceOf = (day: Dayjs) => (day.day() === 5 || day.day() === 6 ? 140 : 95);

// #region preview
function PricedDay(props: DateRangePickerDayProps) {
  const isShown = !props.outsideCurrentMonth;

  return (
    <Box sx={{ position: 'relative', pb: 1.5 }}>
      <DateRangePickerDay
        {...props}
        aria-label={`${props.day.format('D MMMM')}, ${priceOf(props.day)} euros`}
      />
      {isShown && (
        <Typography
          aria-hidden
          sx={{
            ...{ position: 'absolute', insetInline: 0, bottom: 0, textAlign: 'center' },
            ...{ fontSize: 11, lineHeight: 1, color: 'text.secondary' },
          }}
        >
          €{priceOf(props.day)}
        </Typography>
      )}
    </Box>
  );
}
// #endregion

export default function NightPrices() {
  const [stay, setStay] = useState<DateRange<Dayjs>>([dayjs('2025-06-12'), dayjs('2025-06-15')]);
  const [from, until] = stay;
  let total = 0;
  if (from && until) {
    for (let night = from; night.isBefore(until, 'day'); night = night.add(1, 'day')) {
      total += priceOf(night);
    }
  }

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        sx={{
          alignItems: 'center',
          [`& .${dayCalendarClasses.slideTransition}`]: { minHeight: 330 },
        }}
      >
        <DateRangeCalendar
          calendars={1}
          value={stay}
          onChange={setStay}
          slots={{ day: PricedDay }}
        />
        <Typography role="status">{total > 0 ? `€${total} in all` : 'Choose two days'}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
