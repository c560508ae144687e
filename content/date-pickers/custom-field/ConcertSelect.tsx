import dayjs, { type Dayjs } from 'dayjs';
import CalendarMonthIcon from '@mui/icons-material/CalendarMonth';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, type DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { usePickerContext } from '@mui/x-date-pickers/hooks';

const concerts = ['2026-05-15', '2026-05-22', '2026-06-05', '2026-06-19'];

// #region preview
function ConcertField({ id }: DatePickerFieldProps) {
  const { value, setValue, setOpen, label, rootRef, triggerRef } = usePickerContext<Dayjs | null>();
  const day = value?.format('YYYY-MM-DD') ?? '';

  return (
    <Stack direction="row" ref={rootRef} sx={{ alignItems: 'center' }}>
      <TextField
        select
        id={id}
        ref={triggerRef}
        label={label}
        value={concerts.includes(day) ? day : 'other'}
        onChange={(event) => setValue(dayjs(event.target.value), { shouldClose: false })}
        sx={{ width: 220 }}
      >
        {concerts.map((concert) => (
          <MenuItem key={concert} value={concert}>
            {dayjs(concert).format('dddd, D MMMM')}
          </MenuItem>
        ))}
        <MenuItem value="other" disabled>
          {concerts.includes(day) ? 'Another day' : value?.format('dddd, D MMMM')}
        </MenuItem>
      </TextField>
      <IconButton aria-label="Choose another day" onClick={() => setOpen((open) => !open)}>
        <CalendarMonthIcon />
      </IconButton>
    </Stack>
  );
}
// #endregion

export default function ConcertSelect() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Concert"
        defaultValue={dayjs('2026-05-22')}
        slots={{ field: ConcertField }}
      />
    </LocalizationProvider>
  );
}
