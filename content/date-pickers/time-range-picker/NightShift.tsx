import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';
import type { DateRange, TimeRangeValidationError } from '@mui/x-date-pickers-pro/models';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function NightShift() {
  const [shift, setShift] = useState<DateRange<Dayjs>>([
    dayjs('2026-05-11T22:00'),
    dayjs('2026-05-11T06:00'),
  ]);
  const [errors, setErrors] = useState<TimeRangeValidationError>([null, null]);
  const isError = errors.some((error) => error !== null && error !== 'invalidRange');
  const [start, end] = shift;
  const minutes = start?.isValid() && end?.isValid() ? end.diff(start, 'minute') : null;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 300 }}>
        {/* #region preview */}
        <TimeRangePicker
          ampm={false}
          label="Shift"
          value={shift}
          onChange={setShift}
          onError={setErrors}
          slotProps={{
            textField: {
              error: isError,
              helperText: minutes !== null && minutes < 0 ? 'Ends on the next day' : ' ',
            },
          }}
        />
        {/* #endregion */}
        <Typography variant="body2" role="status">
          {minutes === null ? '' : `${(((minutes + 1440) % 1440) / 60).toFixed(1)} hours`}
        </Typography>
        <Button
          variant="outlined"
          onClick={() => setShift([dayjs('2026-05-11T06:00'), dayjs('2026-05-11T14:00')])}
        >
          Early shift
        </Button>
      </Stack>
    </LocalizationProvider>
  );
}
