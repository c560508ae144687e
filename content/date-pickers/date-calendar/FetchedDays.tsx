import { useEffect, useState } from 'react';
import dayjs from 'dayjs';
import Badge from '@mui/material/Badge';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DayCalendarSkeleton } from '@mui/x-date-pickers/DayCalendarSkeleton';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';
import { fetchMarketDays } from './markets';

// #region preview
function MarketDay({ markets = [], ...props }: PickersDayProps & { markets?: number[] }) {
  const isMarket = !props.outsideCurrentMonth && markets.includes(props.day.date());
  const label = `${props.day.format('D MMMM')}${isMarket ? ', market' : ''}`;

  return (
    <Badge variant="dot" overlap="circular" color="secondary" invisible={!isMarket}>
      <PickersDay {...props} aria-label={label} />
    </Badge>
  );
}
// #endregion

export default function FetchedDays() {
  const [month, setMonth] = useState('2025-09');
  const [fails, setFails] = useState(false);
  const [answer, setAnswer] = useState<{ to: string; days: number[] | null }>();
  const question = `${month} ${fails}`;
  const loaded = answer?.to === question ? answer : undefined;

  useEffect(() => {
    const controller = new AbortController();
    fetchMarketDays(month, fails, controller.signal).then(
      (days) => setAnswer({ to: question, days }),
      () => !controller.signal.aborted && setAnswer({ to: question, days: null }),
    );
    return () => controller.abort();
  }, [month, fails, question]);

  const dayProps: Partial<PickersDayProps> & { markets: number[] } = {
    markets: loaded?.days ?? [],
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2025-09-13')}
        onMonthChange={(shown) => setMonth(shown.format('YYYY-MM'))}
        loading={!loaded}
        renderLoading={() => <DayCalendarSkeleton />}
        slots={{ day: MarketDay }}
        slotProps={{ day: dayProps }}
        sx={{ maxWidth: '100%' }}
      />
      <Stack sx={{ alignItems: 'center' }}>
        <FormControlLabel
          control={<Switch checked={fails} />}
          onChange={(_event, checked) => setFails(checked)}
          label="Let the request fail"
        />
        <Typography variant="body2" role="status">
          {loaded?.days === null
            ? 'The market days could not be loaded.'
            : 'Dots mark market days.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
