import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useForkRef } from '@mui/material/utils';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, type DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { useParsedFormat, usePickerContext, useSplitFieldProps } from '@mui/x-date-pickers/hooks';
import { useValidation, validateDate } from '@mui/x-date-pickers/validation';

// #region preview
function StageField(props: DatePickerFieldProps) {
  const { internalProps, forwardedProps } = useSplitFieldProps(props, 'date');
  const { id = 'stage' } = forwardedProps;
  const picker = usePickerContext<Dayjs | null>();
  const { value, timezone, rootClassName, rootSx, name, label } = picker;
  const placeholder = useParsedFormat();
  const validation = { validator: validateDate, value, timezone, props: internalProps };
  const { hasValidationError } = useValidation(validation);
  const border = { borderInlineStart: '4px solid', paddingInlineStart: 2 };
  const color = { borderColor: hasValidationError ? 'error.main' : 'success.main' };

  return (
    <Box
      ref={useForkRef(picker.rootRef, picker.triggerRef)}
      className={rootClassName}
      sx={[border, color, ...(Array.isArray(rootSx) ? rootSx : [rootSx])]}
    >
      <Box id={`${id}-label`} sx={{ color: 'text.secondary' }}>
        {label}
      </Box>
      <Button
        id={id}
        aria-labelledby={`${id}-label ${id}`}
        aria-haspopup="dialog"
        disabled={picker.disabled}
        onClick={() => picker.setOpen(true)}
      >
        {value?.isValid() ? value.format(picker.fieldFormat) : placeholder}
        {hasValidationError && ' (not available)'}
      </Button>
      <input type="hidden" name={name} value={value?.isValid() ? value.format('YYYY-MM-DD') : ''} />
    </Box>
  );
}
// #endregion

export default function BuiltField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Stage booking"
        name="stage"
        sx={{ maxWidth: 280 }}
        defaultValue={dayjs('2026-05-16')}
        shouldDisableDate={(day) => day.day() === 6}
        slots={{ field: StageField }}
      />
    </LocalizationProvider>
  );
}
