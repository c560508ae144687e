import dayjs, { type Dayjs } from 'dayjs';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { roomCount, roomsLeft } from '../../samples/bookings';

const freeRooms = (day: Dayjs) => roomsLeft[day.format('YYYY-MM-DD')] ?? roomCount;

// #region preview
function AvailabilityDay(props: PickersDayProps) {
  const free = freeRooms(props.day);

  return (
    <PickersDay
      {...props}
      aria-label={`${props.day.format('D MMMM')}, ${free} of ${roomCount} rooms free`}
      data-free={free}
      className={[
        'relative rounded-lg data-[free=0]:line-through data-[free=1]:font-bold',
        'data-[free=1]:after:absolute data-[free=1]:after:inset-x-2.5 data-[free=1]:after:bottom-1',
        'data-[free=1]:after:h-[3px] data-[free=1]:after:rounded-[2px]',
        'data-[free=1]:after:bg-(--mui-palette-warning-main)',
        props.className,
      ].join(' ')}
    />
  );
}

export default function AvailabilityCalendar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        displayStaticWrapperAs="desktop"
        defaultValue={dayjs('2025-05-14')}
        shouldDisableDate={(day) => freeRooms(day) === 0}
        slots={{ day: AvailabilityDay }}
        slotProps={{ actionBar: { actions: [] } }}
      />
      <Typography variant="body2" align="center">
        Underlined: one room left. Struck through: full.
      </Typography>
    </LocalizationProvider>
  );
}
// #endregion
