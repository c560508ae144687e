import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';

interface WeekDayProps extends PickersDayProps {
  chosen?: Dayjs;
  hovered?: Dayjs | null;
}

// #region preview
function WeekDay({ chosen, hovered, ...props }: WeekDayProps) {
  const inWeek = Boolean(chosen?.isSame(props.day, 'week'));
  const inHovered = Boolean(hovered?.isSame(props.day, 'week'));

  return (
    <PickersDay
      {...props}
      disableMargin
      selected={inWeek}
      sx={[
        { borderRadius: 0, px: 2.5 },
        inHovered && !inWeek && { bgcolor: 'action.hover' },
        props.day.day() === 0 && { borderStartStartRadius: '18px', borderEndStartRadius: '18px' },
        props.day.day() === 6 && { borderStartEndRadius: '18px', borderEndEndRadius: '18px' },
      ]}
    />
  );
}
// #endregion

export default function WeekSelection() {
  const [week, setWeek] = useState<Dayjs>(dayjs('2025-09-07'));
  const [hovered, setHovered] = useState<Dayjs | null>(null);
  const dayProps: Partial<WeekDayProps> & { onMouseLeave: () => void } = {
    chosen: week,
    hovered,
    onMouseEnter: (_event, day) => setHovered(day),
    onMouseLeave: () => setHovered(null),
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        value={week}
        onChange={(day) => day && setWeek(day.startOf('week'))}
        showDaysOutsideCurrentMonth
        slots={{ day: WeekDay }}
        slotProps={{ day: dayProps }}
        sx={{ maxWidth: '100%' }}
      />
      <Typography variant="body2" role="status" align="center">
        {week.format('D MMMM')} to {week.add(6, 'day').format('D MMMM YYYY')}
      </Typography>
    </LocalizationProvider>
  );
}
