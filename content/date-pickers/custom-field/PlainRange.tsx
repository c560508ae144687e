import { useId, type ComponentProps, type ReactNode, type Ref } from 'react';
import dayjs from 'dayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

interface PlainTextFieldProps extends Omit<ComponentProps<'input'>, 'ref'> {
  label?: ReactNode;
  error?: boolean;
  inputProps?: ComponentProps<'input'>;
  InputProps?: { ref?: Ref<HTMLDivElement>; endAdornment?: ReactNode };
}

// #region preview
function PlainTextField({ label, InputProps, inputProps, ...props }: PlainTextFieldProps) {
  const id = useId();
  const { value, onChange, onFocus, onBlur, onClick, placeholder, disabled, error } = props;

  return (
    <div style={{ display: 'grid', gap: 4 }}>
      <label htmlFor={id}>{label}</label>
      <div ref={InputProps?.ref} style={{ display: 'flex', alignItems: 'center', gap: 4 }}>
        <input
          id={id}
          {...inputProps}
          {...{ value, onChange, onFocus, onBlur, onClick, placeholder, disabled }}
          aria-invalid={error}
          autoComplete="off"
          style={{ font: 'inherit', padding: 8, width: 220 }}
        />
        {InputProps?.endAdornment}
      </div>
    </div>
  );
}

export default function PlainRange() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        enableAccessibleFieldDOMStructure={false}
        label="Tour"
        defaultValue={[dayjs('2026-05-15'), dayjs('2026-05-29')]}
        slots={{ textField: PlainTextField }}
      />
    </LocalizationProvider>
  );
}
// #endregion
