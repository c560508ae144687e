import type { ReactNode, Ref } from 'react';
import type { ComponentProps } from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

interface PlainTextFieldProps extends Omit<ComponentProps<'input'>, 'ref'> {
  label?: ReactNode;
  error?: boolean;
  inputProps?: ComponentProps<'input'>;
  InputProps?: { ref?: Ref<HTMLDivElement>; endAdornment?: ReactNode };
}

// #region preview
function PlainTextField({ id, label, InputProps, inputProps, ...props }: PlainTextFieldProps) {
  const { value, onChange, onFocus, onBlur, onClick, placeholder, disabled, error } = props;

  return (
    <div ref={InputProps?.ref} style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
      <label htmlFor={id} id={id && `${id}-label`}>
        {label}
      </label>
      <input
        id={id}
        {...inputProps}
        {...{ value, onChange, onFocus, onBlur, onClick, placeholder, disabled }}
        aria-invalid={error}
        autoComplete="off"
        style={{ font: 'inherit', padding: 8, width: 110 }}
      />
      {InputProps?.endAdornment}
    </div>
  );
}
// #endregion

export default function PlainInput() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        enableAccessibleFieldDOMStructure={false}
        label="Rehearsal"
        defaultValue={dayjs('2026-05-15')}
        slots={{ textField: PlainTextField }}
      />
    </LocalizationProvider>
  );
}
