import dayjs, { type Dayjs } from 'dayjs';
import ThunderstormIcon from '@mui/icons-material/Thunderstorm';
import InputAdornment from '@mui/material/InputAdornment';
import type { InputAdornmentProps } from '@mui/material/InputAdornment';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { usePickerContext } from '@mui/x-date-pickers/hooks';

// #region preview
function AdornmentWithStorm({ children, ...props }: InputAdornmentProps) {
  const { value } = usePickerContext<Dayjs | null>();
  const isWinter = value?.isValid() && (value.month() > 9 || value.month() < 3);

  return (
    <InputAdornment {...props}>
      {isWinter && props.position === 'end' && (
        <ThunderstormIcon color="warning" titleAccess="Winter timetable" sx={{ mx: 1 }} />
      )}
      {children}
    </InputAdornment>
  );
}
// #endregion

export default function AlertBeside() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Crossing"
        defaultValue={dayjs('2026-11-20')}
        slots={{ inputAdornment: AdornmentWithStorm }}
        slotProps={{ textField: { helperText: 'From November to March ferries may be late' } }}
      />
    </LocalizationProvider>
  );
}
