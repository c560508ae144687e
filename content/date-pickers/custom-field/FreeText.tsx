import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import CalendarMonthIcon from '@mui/icons-material/CalendarMonth';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import { useForkRef } from '@mui/material/utils';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, type DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { useParsedFormat, usePickerContext, useSplitFieldProps } from '@mui/x-date-pickers/hooks';
import { useValidation, validateDate } from '@mui/x-date-pickers/validation';

const formats = ['D MMMM YYYY', 'D MMM YYYY', 'YYYY-MM-DD', 'M/D/YYYY', 'MM/DD/YYYY'];
const parse = (text: string) => dayjs(text, formats, true);
const messages: Partial<Record<string, string>> = { minDate: 'Rehearsals start in 2026' };

// #region preview
function FreeTextField(props: DatePickerFieldProps) {
  const { internalProps, forwardedProps } = useSplitFieldProps(props, 'date');
  const picker = usePickerContext<Dayjs | null>();
  const { value, timezone } = picker;
  const placeholder = useParsedFormat();
  const [typed, setTyped] = useState('');
  const validation = { validator: validateDate, value, timezone, props: internalProps };
  const { validationError } = useValidation(validation);

  // The calendar can replace the value: the typed text counts only if it means the same day.
  const isTyped = value?.isValid() ? parse(typed).isSame(value, 'day') : value !== null;
  const handleChange = (text: string) => {
    setTyped(text);
    picker.setValue(text === '' ? null : parse(text), { shouldClose: false });
  };

  const openButton = (
    <IconButton aria-label="Open calendar" edge="end" onClick={() => picker.setOpen(true)}>
      <CalendarMonthIcon />
    </IconButton>
  );

  return (
    <TextField
      id={forwardedProps.id}
      ref={useForkRef(picker.rootRef, picker.triggerRef)}
      label={picker.label}
      placeholder={placeholder}
      value={isTyped ? typed : (value?.format('D MMMM YYYY') ?? '')}
      onChange={(event) => handleChange(event.target.value)}
      onBlur={() => value?.isValid() && setTyped('')}
      error={validationError !== null}
      helperText={validationError ? (messages[validationError] ?? 'Not a date') : ' '}
      slotProps={{ input: { endAdornment: openButton } }}
    />
  );
}
// #endregion

export default function FreeText() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Rehearsal"
        defaultValue={dayjs('2026-05-15')}
        minDate={dayjs('2026-01-01')}
        slots={{ field: FreeTextField }}
      />
    </LocalizationProvider>
  );
}
