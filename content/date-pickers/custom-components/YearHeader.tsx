import dayjs from 'dayjs';
import KeyboardArrowLeftIcon from '@mui/icons-material/KeyboardArrowLeft';
import KeyboardArrowRightIcon from '@mui/icons-material/KeyboardArrowRight';
import KeyboardDoubleArrowLeftIcon from '@mui/icons-material/KeyboardDoubleArrowLeft';
import KeyboardDoubleArrowRightIcon from '@mui/icons-material/KeyboardDoubleArrowRight';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersCalendarHeaderProps } from '@mui/x-date-pickers/PickersCalendarHeader';

// #region preview
function YearsAndMonths({ currentMonth, onMonthChange, labelId }: PickersCalendarHeaderProps) {
  const go = (amount: number, unit: 'month' | 'year') => () =>
    onMonthChange(currentMonth.add(amount, unit));

  return (
    <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', p: 1 }}>
      <div>
        <IconButton size="small" aria-label="Previous year" onClick={go(-1, 'year')}>
          <KeyboardDoubleArrowLeftIcon />
        </IconButton>
        <IconButton size="small" aria-label="Previous month" onClick={go(-1, 'month')}>
          <KeyboardArrowLeftIcon />
        </IconButton>
      </div>
      <Typography id={labelId} aria-live="polite">
        {currentMonth.format('MMMM YYYY')}
      </Typography>
      <div>
        <IconButton size="small" aria-label="Next month" onClick={go(1, 'month')}>
          <KeyboardArrowRightIcon />
        </IconButton>
        <IconButton size="small" aria-label="Next year" onClick={go(1, 'year')}>
          <KeyboardDoubleArrowRightIcon />
        </IconButton>
      </div>
    </Stack>
  );
}
// #endregion

export default function YearHeader() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        views={['day']}
        defaultValue={dayjs('2025-06-18')}
        slots={{ calendarHeader: YearsAndMonths }}
        sx={{ maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
