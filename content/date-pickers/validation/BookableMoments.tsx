import { useState } from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateTimeValidationError } from '@mui/x-date-pickers/models';

function explain(error: NonNullable<DateTimeValidationError>) {
  if (error === 'minDate' || error === 'minTime') return 'Viewings start on 11 May at 14:00.';
  if (error === 'maxDate' || error === 'maxTime') return 'The last viewing is on 15 May at 11:00.';
  return 'Please check the date and time.';
}

export default function BookableMoments() {
  const [error, setError] = useState<DateTimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <DateTimePicker
        ampm={false}
        label="Viewing"
        defaultValue={dayjs('2026-05-11T13:15')}
        minDateTime={dayjs('2026-05-11T14:00')}
        maxDateTime={dayjs('2026-05-15T11:00')}
        onError={setError}
        slotProps={{
          textField: { helperText: error ? explain(error) : 'This time is free.' },
        }}
      />
      {/* #endregion */}
    </LocalizationProvider>
  );
}
