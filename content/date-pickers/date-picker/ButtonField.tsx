import dayjs from 'dayjs';
import EventIcon from '@mui/icons-material/Event';
import Button from '@mui/material/Button';
import { useForkRef } from '@mui/material/utils';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, type DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { useParsedFormat, usePickerContext } from '@mui/x-date-pickers/hooks';

// #region preview
function DateButton({ id }: DatePickerFieldProps) {
  const { value, label, fieldFormat, triggerStatus, setOpen, rootRef, triggerRef } =
    usePickerContext();
  const placeholder = useParsedFormat();
  const ref = useForkRef(rootRef, triggerRef);

  return (
    <Button
      id={id}
      ref={ref}
      variant="outlined"
      startIcon={<EventIcon />}
      aria-haspopup="dialog"
      disabled={triggerStatus === 'disabled'}
      onClick={() => setOpen((open) => !open)}
    >
      <span>
        <span id={id && `${id}-label`}>{label}</span>:{' '}
        <bdi>{value?.isValid() ? value.format(fieldFormat) : placeholder}</bdi>
      </span>
    </Button>
  );
}

export default function ButtonField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Week of"
        format="D MMMM YYYY"
        defaultValue={dayjs('2025-05-12')}
        slots={{ field: DateButton }}
      />
    </LocalizationProvider>
  );
}
// #endregion
