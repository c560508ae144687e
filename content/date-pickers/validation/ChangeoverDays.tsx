import { useState } from 'react';
import dayjs from 'dayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { DateRangeValidationError } from '@mui/x-date-pickers-pro/models';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const messages: Record<string, string> = {
  shouldDisableDate: 'Arrive on a Saturday and leave on a Sunday.',
  invalidRange: 'The departure is before the arrival.',
};

export default function ChangeoverDays() {
  const [[start, end], setError] = useState<DateRangeValidationError>([null, null]);
  const error = start ?? end;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <DateRangePicker
        label="Holiday house"
        sx={{ width: 290 }}
        defaultValue={[dayjs('2026-05-09'), dayjs('2026-05-14')]}
        shouldDisableDate={(day, position) =>
          position === 'start' ? day.day() !== 6 : day.day() !== 0
        }
        onError={setError}
        slotProps={{ textField: { helperText: error ? messages[error] : 'See you there' } }}
      />
      {/* #endregion */}
    </LocalizationProvider>
  );
}
