import { useState } from 'react';
import moment, { type Moment } from 'moment-hijri';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useForkRef } from '@mui/material/utils';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import { AdapterMomentHijri } from '@mui/x-date-pickers/AdapterMomentHijri';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const limits = { minDate: moment('1937-03-14'), maxDate: moment('2076-11-25') };

function HijriButton() {
  const { value, label, setOpen, rootRef, triggerRef } = usePickerContext<Moment | null>();
  const ref = useForkRef(rootRef, triggerRef);

  return (
    <Button ref={ref} variant="outlined" onClick={() => setOpen((open) => !open)}>
      {label}: {value?.format('iD iMMMM iYYYY') ?? '—'}
    </Button>
  );
}

export default function MomentHijriCalendar() {
  const [day, setDay] = useState<Moment | null>(() => moment('2026-02-18').locale('ar-SA'));

  return (
    <LocalizationProvider dateAdapter={AdapterMomentHijri}>
      <Stack
        direction={{ xs: 'column', md: 'row' }}
        spacing={3}
        sx={{ alignItems: 'center', justifyContent: 'center' }}
      >
        {/* #region preview */}
        <DateCalendar value={day} onChange={setDay} {...limits} sx={{ mx: 0, maxWidth: '100%' }} />
        <Stack spacing={2} sx={{ alignItems: 'center' }}>
          <DatePicker
            label="التاريخ"
            value={day}
            onChange={setDay}
            {...limits}
            slots={{ field: HijriButton }}
          />
          <Typography variant="body2" role="status">
            Gregorian: {day ? day.clone().locale('en').format('MMMM D, YYYY') : 'no day yet'}
          </Typography>
        </Stack>
        {/* #endregion */}
      </Stack>
    </LocalizationProvider>
  );
}
