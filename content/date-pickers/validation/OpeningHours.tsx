import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import type { TimeValidationError } from '@mui/x-date-pickers/models';

const messages: Partial<Record<NonNullable<TimeValidationError>, string>> = {
  minTime: 'We open at 8:00.',
  maxTime: 'We close at 18:00.',
  'shouldDisableTime-hours': 'We are closed for lunch from 12:00 to 13:00.',
  minutesStep: 'Appointments start every ten minutes.',
};

export default function OpeningHours() {
  const [time, setTime] = useState<Dayjs | null>(dayjs('2026-05-11T12:20'));
  const [error, setError] = useState<TimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        {/* #region preview */}
        <TimePicker
          ampm={false}
          label="Appointment"
          value={time}
          onChange={setTime}
          minTime={dayjs('2026-05-11T08:00')}
          maxTime={dayjs('2026-05-11T18:00')}
          minutesStep={10}
          timeSteps={{ minutes: 10 }}
          shouldDisableTime={(value, view) => view === 'hours' && value.hour() === 12}
          onError={setError}
          slotProps={{ textField: { helperText: error ? messages[error] : 'That works.' } }}
        />
        {/* #endregion */}
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          {['07:50', '12:20', '15:15', '16:40'].map((clock) => (
            <Chip key={clock} label={clock} onClick={() => setTime(dayjs(`2026-05-11T${clock}`))} />
          ))}
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}
