import dayjs, { type Dayjs } from 'dayjs';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { roomCount, roomsLeft } from '../../samples/bookings';
import './AvailabilityCalendar.css';

const freeRooms = (day: Dayjs) => roomsLeft[day.format('YYYY-MM-DD')] ?? roomCount;

// #region preview
function AvailabilityDay(props: PickersDayProps) {
  const free = freeRooms(props.day);

  return (
    <PickersDay
      {...props}
      aria-label={`${props.day.format('D MMMM')}, ${free} of ${roomCount} rooms free`}
      className={`availability-day ${props.className ?? ''}`}
      data-free={free}
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
