import { useState } from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';

const opens = dayjs('2026-05-01');
const closes = dayjs('2026-09-30');

function explain(error: DateValidationError) {
  switch (error) {
    case null:
      return 'The ferry runs on this day.';
    case 'minDate':
      return `The season begins on ${opens.format('D MMMM YYYY')}.`;
    case 'maxDate':
      return `The season ends on ${closes.format('D MMMM YYYY')}.`;
    case 'shouldDisableDate':
      return 'No ferry on Wednesdays.';
    default:
      return 'Please check the date.';
  }
}

export default function SpokenErrors() {
  const [error, setError] = useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <DatePicker
        label="Crossing"
        defaultValue={dayjs('2026-05-13')}
        minDate={opens}
        maxDate={closes}
        shouldDisableDate={(day) => day.day() === 3}
        onError={setError}
        slotProps={{ textField: { helperText: explain(error) } }}
      />
      {/* #endregion */}
    </LocalizationProvider>
  );
}
