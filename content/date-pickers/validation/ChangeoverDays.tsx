import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import type { DateRange, DateRangeValidationError } from '@mui/x-date-pickers-pro/models';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const messages: Record<string, string> = {
  shouldDisableDate: 'Arrive on a Saturday and leave on a Sunday.',
  invalidRange: 'The departure is before the arrival.',
};

export default function ChangeoverDays() {
  const [stay, setStay] = useState<DateRange<Dayjs>>([dayjs('2025-05-10'), dayjs('2025-05-15')]);
  const [[start, end], setError] = useState<DateRangeValidationError>([null, null]);
  const error = start ?? end;

  // #region preview
  const isClosed = (day: Dayjs, position: 'start' | 'end') =>
    position === 'start' ? day.day() !== 6 : day.day() !== 0;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ alignItems: 'center', gap: 1 }}>
        <SingleInputDateRangeField
          label="Holiday house"
          value={stay}
          onChange={setStay}
          shouldDisableDate={isClosed}
          onError={setError}
          helperText={error ? messages[error] : 'See you there'}
          sx={{ width: 310 }}
        />
        <DateRangeCalendar
          calendars={1}
          value={stay}
          onChange={setStay}
          shouldDisableDate={isClosed}
        />
      </Stack>
    </LocalizationProvider>
  );
  // #endregion
}
