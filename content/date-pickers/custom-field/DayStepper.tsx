import dayjs, { type Dayjs } from 'dayjs';
import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, type DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { useIsValidValue, usePickerContext } from '@mui/x-date-pickers/hooks';

// #region preview
function StepperField({ id }: DatePickerFieldProps) {
  const { value, setValue, setOpen, label, rootRef, triggerRef } = usePickerContext<Dayjs | null>();
  const isValidValue = useIsValidValue<Dayjs | null>();

  const step = (days: number) => {
    const next = value?.add(days, 'day') ?? null;
    return {
      disabled: next === null || !isValidValue(next),
      onClick: () => setValue(next, { shouldClose: false }),
    };
  };

  return (
    <Stack direction="row" ref={rootRef} sx={{ alignItems: 'center', gap: 1 }}>
      <IconButton aria-label="Previous day" {...step(-1)}>
        <RemoveIcon />
      </IconButton>
      <Button id={id} ref={triggerRef} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span id={id && `${id}-label`}>
          {label}: {value?.format('ddd, D MMM')}
        </span>
      </Button>
      <IconButton aria-label="Next day" {...step(1)}>
        <AddIcon />
      </IconButton>
    </Stack>
  );
}
// #endregion

export default function DayStepper() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Show"
        defaultValue={dayjs('2026-05-15')}
        minDate={dayjs('2026-05-13')}
        maxDate={dayjs('2026-05-17')}
        slots={{ field: StepperField }}
      />
    </LocalizationProvider>
  );
}
