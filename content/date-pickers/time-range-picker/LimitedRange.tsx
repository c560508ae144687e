import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';
import type { DateRange, TimeRangeValidationError } from '@mui/x-date-pickers-pro/models';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

function explain([start, end]: TimeRangeValidationError, [from, until]: DateRange<Dayjs>) {
  if (start === 'minTime') return 'The hall opens at 8:00.';
  if (end === 'maxTime') return 'The hall closes at 20:00.';
  if (start === 'invalidRange') return 'The end is before the start.';
  if (start ?? end) return 'Please check the times.';
  if (from && until && until.diff(from, 'minute') > 180) return 'At most three hours, please.';
  return null;
}

export default function LimitedRange() {
  const [slot, setSlot] = useState<DateRange<Dayjs>>([
    dayjs('2026-05-11T14:00'),
    dayjs('2026-05-11T18:30'),
  ]);
  const [error, setError] = useState<TimeRangeValidationError>([null, null]);
  const message = explain(error, slot);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <TimeRangePicker
        ampm={false}
        label="Sports hall"
        value={slot}
        onChange={setSlot}
        minTime={dayjs('2026-05-11T08:00')}
        maxTime={dayjs('2026-05-11T20:00')}
        onError={setError}
        slotProps={{
          textField: { error: message !== null, helperText: message ?? 'The hall is free.' },
        }}
      />
      {/* #endregion */}
    </LocalizationProvider>
  );
}
