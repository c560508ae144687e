import type { ComponentProps, ReactNode, Ref } from 'react';
import dayjs from 'dayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

interface PlainTextFieldProps extends Omit<ComponentProps<'input'>, 'ref'> {
  label?: ReactNode;
  error?: boolean;
  inputProps?: ComponentProps<'input'>;
  InputProps?: { ref?: Ref<HTMLDivElement> };
}

// #region preview
function PlainTextField({ id, label, InputProps, inputProps, ...props }: PlainTextFieldProps) {
  const { value, onChange, onFocus, onBlur, onClick, placeholder, disabled, error } = props;

  return (
    <div ref={InputProps?.ref} style={{ display: 'grid', gap: 4 }}>
      <label htmlFor={id} id={id && `${id}-label`}>
        {label}
      </label>
      <input
        id={id}
        {...inputProps}
        {...{ value, onChange, onFocus, onBlur, onClick, placeholder, disabled }}
        aria-invalid={error}
        autoComplete="off"
        style={{ font: 'inherit', padding: 8, width: 120, boxSizing: 'border-box' }}
      />
    </div>
  );
}

export default function PlainRangePair() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        enableAccessibleFieldDOMStructure={false}
        defaultValue={[dayjs('2026-05-15'), dayjs('2026-05-29')]}
        slots={{ field: MultiInputDateRangeField, textField: PlainTextField }}
        localeText={{ start: 'First show', end: 'Last show' }}
      />
    </LocalizationProvider>
  );
}
// #endregion
