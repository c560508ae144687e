import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import CalendarMonthIcon from '@mui/icons-material/CalendarMonth';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import { useForkRef } from '@mui/material/utils';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, type DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { usePickerContext } from '@mui/x-date-pickers/hooks';

// #region preview
// Keeps the digits and puts a dot after the day and the month.
function mask(text: string) {
  const digits = text.replace(/\D/g, '').slice(0, 8);
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter(Boolean).join('.');
}

function MaskedField({ id }: DatePickerFieldProps) {
  const { value, setValue, setOpen, label, rootRef, triggerRef } = usePickerContext<Dayjs | null>();
  const [typed, setTyped] = useState('');
  // The typed text counts while the date is incomplete. The calendar and the form can replace it.
  const text = value?.isValid() === false ? typed : (value?.format('DD.MM.YYYY') ?? '');

  const handleChange = (next: string) => {
    const masked = mask(next);
    setTyped(masked);
    setValue(masked === '' ? null : dayjs(masked, 'DD.MM.YYYY', true), { shouldClose: false });
  };

  const openButton = (
    <IconButton aria-label="Open calendar" edge="end" onClick={() => setOpen(true)}>
      <CalendarMonthIcon />
    </IconButton>
  );

  return (
    <TextField
      id={id}
      ref={useForkRef(rootRef, triggerRef)}
      label={label}
      value={text}
      onChange={(event) => handleChange(event.target.value)}
      error={value?.isValid() === false}
      helperText="Day, month, year: type digits only"
      sx={{ width: 260 }}
      slotProps={{ input: { endAdornment: openButton }, htmlInput: { inputMode: 'numeric' } }}
    />
  );
}
// #endregion

export default function MaskedDate() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Audition"
        defaultValue={dayjs('2026-05-15')}
        slots={{ field: MaskedField }}
      />
    </LocalizationProvider>
  );
}
