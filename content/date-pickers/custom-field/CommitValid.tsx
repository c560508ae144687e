import { useState, type FormEvent } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import CalendarMonthIcon from '@mui/icons-material/CalendarMonth';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, type DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { usePickerContext, useSplitFieldProps } from '@mui/x-date-pickers/hooks';
import { useValidation, validateDate } from '@mui/x-date-pickers/validation';

// #region preview
function DraftField(props: DatePickerFieldProps) {
  const { internalProps } = useSplitFieldProps(props, 'date');
  const { value, timezone, setValue, setOpen, label, triggerRef } =
    usePickerContext<Dayjs | null>();
  const [draft, setDraft] = useState<string | null>(null);
  const validation = { validator: validateDate, value, timezone, props: internalProps };
  const { getValidationErrorForNewValue } = useValidation(validation);
  const text = draft ?? value?.format('YYYY-MM-DD') ?? '';
  const day = dayjs(text, 'YYYY-MM-DD', true);
  const error = getValidationErrorForNewValue(day);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (error !== null) return;
    setValue(day, { validationError: error });
    setDraft(null);
  };
  const openCalendar = () => {
    setDraft(null);
    setOpen(true);
  };
  const openButton = (
    <IconButton aria-label="Open calendar" edge="end" onClick={openCalendar}>
      <CalendarMonthIcon />
    </IconButton>
  );

  return (
    <Stack component="form" direction="row" onSubmit={handleSubmit} sx={{ gap: 1 }}>
      <TextField
        id={props.id}
        ref={triggerRef}
        label={label}
        value={text}
        onChange={(event) => setDraft(event.target.value)}
        error={error !== null}
        helperText={error === null ? `Saved: ${value?.format('D MMM YYYY')}` : 'Not in the season'}
        slotProps={{ input: { endAdornment: openButton } }}
        sx={{ width: 200 }}
      />
      <Button type="submit" disabled={error !== null} sx={{ height: 56 }}>
        Save
      </Button>
    </Stack>
  );
}
// #endregion

export default function CommitValid() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Opening night"
        defaultValue={dayjs('2026-05-15')}
        minDate={dayjs('2026-05-01')}
        maxDate={dayjs('2026-09-30')}
        slots={{ field: DraftField }}
      />
    </LocalizationProvider>
  );
}
