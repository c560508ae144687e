import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {
  DateRangePicker,
  type DateRangePickerFieldProps,
} from '@mui/x-date-pickers-pro/DateRangePicker';
import { usePickerRangePositionContext } from '@mui/x-date-pickers-pro/hooks';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { usePickerContext } from '@mui/x-date-pickers/hooks';

// #region preview
function NightsField({ id }: DateRangePickerFieldProps) {
  const { value, setValue, setOpen, triggerRef, rootRef } = usePickerContext<DateRange<Dayjs>>();
  const { setRangePosition } = usePickerRangePositionContext();
  const [arrival, departure] = value;
  const nights = arrival && departure ? departure.diff(arrival, 'day') : 0;

  const openCalendar = () => {
    setRangePosition('start');
    setOpen(true);
  };

  return (
    <Stack ref={rootRef} direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      <Button ref={triggerRef} variant="outlined" aria-haspopup="dialog" onClick={openCalendar}>
        <span id={id && `${id}-label`}>Arrival {arrival?.format('ddd, D MMM')}</span>
      </Button>
      <TextField
        select
        id={id}
        label="Nights"
        value={nights}
        onChange={(event) =>
          arrival && setValue([arrival, arrival.add(Number(event.target.value), 'day')])
        }
        sx={{ width: 84 }}
      >
        {[...new Set([1, 2, 3, 5, 7, 14, nights])].map((count) => (
          <MenuItem key={count} value={count}>
            {count}
          </MenuItem>
        ))}
      </TextField>
    </Stack>
  );
}
NightsField.fieldType = 'single-input' as const;
// #endregion

export default function StayField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        defaultValue={[dayjs('2026-05-15'), dayjs('2026-05-18')]}
        slots={{ field: NightsField }}
      />
    </LocalizationProvider>
  );
}
