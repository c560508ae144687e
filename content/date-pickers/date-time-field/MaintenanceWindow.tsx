import { useState } from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateTimeValidationError } from '@mui/x-date-pickers/models';

function explain(error: NonNullable<DateTimeValidationError>) {
  if (error === 'minDate' || error === 'minTime') return 'The window opens on 19 April at 0:00.';
  if (error === 'maxDate' || error === 'maxTime') return 'The window closes on 19 April at 4:00.';
  return 'Please check the date and time.';
}

export default function MaintenanceWindow() {
  const [error, setError] = useState<DateTimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <DateTimeField
        ampm={false}
        label="Restart the server at"
        defaultValue={dayjs('2026-04-18T23:30')}
        minDateTime={dayjs('2026-04-19T00:00')}
        maxDateTime={dayjs('2026-04-19T04:00')}
        onError={setError}
        helperText={error ? explain(error) : 'Inside the window'}
      />
      {/* #endregion */}
    </LocalizationProvider>
  );
}
