import dayjs from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import type { PickersRangeCalendarHeaderProps } from '@mui/x-date-pickers-pro/PickersRangeCalendarHeader';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

// #region preview
function SeasonHeader(props: PickersRangeCalendarHeaderProps) {
  const { month, monthIndex, calendars, currentMonth, onMonthChange, labelId } = props;
  const go = (months: number) => () => onMonthChange(currentMonth.add(months, 'month'));
  const isFirst = monthIndex === 0;
  const isLast = monthIndex === calendars - 1;

  return (
    <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', p: 1.5 }}>
      <Button
        size="small"
        onClick={go(-calendars)}
        sx={{ visibility: isFirst ? 'visible' : 'hidden' }}
      >
        Earlier
      </Button>
      <Typography id={labelId} sx={{ fontWeight: 600 }}>
        {month.format('MMM YYYY')}
      </Typography>
      <Button
        size="small"
        onClick={go(calendars)}
        sx={{ visibility: isLast ? 'visible' : 'hidden' }}
      >
        Later
      </Button>
    </Stack>
  );
}
// #endregion

export default function RangeHeader() {
  const isWide = useMediaQuery('(min-width: 960px)');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ alignItems: 'center' }}>
        <DateRangeCalendar
          calendars={isWide ? 2 : 1}
          defaultValue={[dayjs('2025-06-25'), dayjs('2025-07-04')]}
          slots={{ calendarHeader: SeasonHeader }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
