import dayjs, { type Dayjs } from 'dayjs';
import InputAdornment from '@mui/material/InputAdornment';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersTextField, type PickersTextFieldProps } from '@mui/x-date-pickers/PickersTextField';
import { usePickerContext } from '@mui/x-date-pickers/hooks';

// #region preview
function WeekdayTextField(props: PickersTextFieldProps) {
  const { value } = usePickerContext<Dayjs | null>();
  const weekday = value?.isValid() ? value.format('ddd') : '–';

  return (
    <PickersTextField
      {...props}
      InputProps={{
        ...props.InputProps,
        startAdornment: <InputAdornment position="start">{weekday}</InputAdornment>,
      }}
    />
  );
}
// #endregion

export default function WeekdayField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Rehearsal"
        defaultValue={dayjs('2026-05-15')}
        slots={{ textField: WeekdayTextField }}
      />
    </LocalizationProvider>
  );
}
