import dayjs, { type Dayjs } from 'dayjs';
import CalendarMonthIcon from '@mui/icons-material/CalendarMonth';
import TextField from '@mui/material/TextField';
import { useForkRef } from '@mui/material/utils';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import type { DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { useParsedFormat, usePickerContext } from '@mui/x-date-pickers/hooks';

// #region preview
function ReadOnlyField(props: DatePickerFieldProps) {
  const picker = usePickerContext<Dayjs | null>();
  const placeholder = useParsedFormat();
  const ref = useForkRef(picker.rootRef, picker.triggerRef);

  return (
    <TextField
      id={props.id}
      ref={ref}
      label={picker.label}
      value={picker.value?.isValid() ? picker.value.format(picker.fieldFormat) : ''}
      placeholder={placeholder}
      disabled={picker.disabled}
      onClick={() => picker.setOpen(true)}
      onKeyDown={(event) => event.key === 'Enter' && picker.setOpen(true)}
      slotProps={{
        input: { readOnly: true, endAdornment: <CalendarMonthIcon color="action" /> },
        htmlInput: { 'aria-haspopup': 'dialog' },
      }}
    />
  );
}
// #endregion

export default function ReadOnlyOpener() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MobileDatePicker
        label="Rehearsal"
        format="ddd, D MMMM YYYY"
        defaultValue={dayjs('2026-05-15')}
        slots={{ field: ReadOnlyField }}
      />
    </LocalizationProvider>
  );
}
