import dayjs from 'dayjs';
import FlightTakeoffIcon from '@mui/icons-material/FlightTakeoff';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function SlotsAndProps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <DatePicker
        label="Flight"
        defaultValue={dayjs('2026-04-20')}
        slots={{ openPickerIcon: FlightTakeoffIcon }}
        slotProps={{
          textField: ({ isPickerOpen }) => ({
            helperText: isPickerOpen ? 'Choose a day in the calendar' : 'Month / day / year',
          }),
          actionBar: { actions: ['clear', 'today'] },
        }}
      />
      {/* #endregion */}
    </LocalizationProvider>
  );
}
