import { useState } from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import type { TimeValidationError } from '@mui/x-date-pickers/models';

const messages: Partial<Record<NonNullable<TimeValidationError>, string>> = {
  minTime: 'The workshop opens at 7:30.',
  maxTime: 'The last drop-off is at 16:45.',
  minutesStep: 'Choose a quarter hour.',
};

export default function SlotField() {
  // 9:20 isn't a quarter hour, so the error is visible from the start.
  const [error, setError] = useState<TimeValidationError>('minutesStep');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <TimeField
        ampm={false}
        label="Drop-off time"
        defaultValue={dayjs('2026-04-20T09:20')}
        minTime={dayjs('2026-04-20T07:30')}
        maxTime={dayjs('2026-04-20T16:45')}
        minutesStep={15}
        onError={setError}
        sx={{ width: 260 }}
        helperText={error ? (messages[error] ?? error) : 'See you then.'}
      />
      {/* #endregion */}
    </LocalizationProvider>
  );
}
