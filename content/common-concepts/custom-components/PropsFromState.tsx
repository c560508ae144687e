import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickerDayOwnerState } from '@mui/x-date-pickers/PickersDay';

// #region preview
const marketDay = ({ day, isDaySelected, isDayOutsideMonth }: PickerDayOwnerState) => {
  const isMarketDay = day.day() === 3 || day.day() === 6;
  if (!isMarketDay || isDaySelected || isDayOutsideMonth) return {};

  return { sx: { fontWeight: 700, border: 1, borderColor: 'primary.main' } };
};

const slotProps = { day: marketDay };
// #endregion

export default function PropsFromState() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2025-05-13')}
        disableHighlightToday
        slotProps={slotProps}
        sx={{ width: '100%', maxWidth: 320 }}
      />
    </LocalizationProvider>
  );
}
