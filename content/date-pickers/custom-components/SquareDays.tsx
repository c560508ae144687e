import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersDayClasses } from '@mui/x-date-pickers/PickersDay';

export default function SquareDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <DateCalendar
        defaultValue={dayjs('2025-06-18')}
        sx={{
          maxWidth: '100%',
          [`& .${pickersDayClasses.root}`]: { borderRadius: '6px', fontWeight: 500 },
          [`& .${pickersDayClasses.root}.${pickersDayClasses.selected}`]: {
            color: 'success.contrastText',
            backgroundColor: 'success.dark',
          },
        }}
      />
      {/* #endregion */}
    </LocalizationProvider>
  );
}
