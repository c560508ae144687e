import dayjs from 'dayjs';
import FlightLandIcon from '@mui/icons-material/FlightLand';
import RestaurantIcon from '@mui/icons-material/Restaurant';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const start = dayjs('2026-05-15T19:30');

export default function OpeningIcons() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ alignItems: 'flex-start' }}>
        {/* #region preview */}
        <DatePicker
          label="Check-in"
          defaultValue={start}
          slots={{ openPickerIcon: FlightLandIcon }}
        />
        <TimePicker
          label="Dinner"
          defaultValue={start}
          slots={{ openPickerIcon: RestaurantIcon }}
        />
        <DatePicker
          label="Button at the start"
          defaultValue={start}
          slotProps={{ field: { openPickerButtonPosition: 'start' } }}
        />
        {/* #endregion */}
      </Stack>
    </LocalizationProvider>
  );
}
