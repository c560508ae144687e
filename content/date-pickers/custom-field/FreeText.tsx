import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import TextField from '@mui/material/TextField';
import { useForkRef } from '@mui/material/utils';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, type DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { useParsedFormat, usePickerContext, useSplitFieldProps } from '@mui/x-date-pickers/hooks';
import { useValidation, validateDate } from '@mui/x-date-pickers/validation';

const formats = ['D MMMM YYYY', 'D MMM YYYY', 'YYYY-MM-DD', 'M/D/YYYY', 'MM/DD/YYYY'];

// #region preview
function FreeTextField(props: DatePickerFieldProps) {
  const { internalProps, forwardedProps } = useSplitFieldProps(props, 'date');
  const picker = usePickerContext<Dayjs | null>();
  const { value, timezone } = picker;
  const placeholder = useParsedFormat();
  const [typed, setTyped] = useState<string | null>(null);
  const { validationError } = useValidation({
    validator: validateDate,
    value,
    timezone,
    props: internalProps,
  });

  return (
    <TextField
      id={forwardedProps.id}
      ref={useForkRef(picker.rootRef, picker.triggerRef)}
      label={picker.label}
      placeholder={placeholder}
      value={typed ?? (value?.isValid() ? value.format('D MMMM YYYY') : '')}
      onChange={(event) => {
        setTyped(event.target.value);
        const day = event.target.value === '' ? null : dayjs(event.target.value, formats, true);
        picker.setValue(day, { shouldClose: false });
      }}
      onBlur={() => value?.isValid() !== false && setTyped(null)}
      error={validationError !== null}
      helperText={validationError ?? ' '}
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
