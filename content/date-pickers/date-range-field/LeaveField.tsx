import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function LeaveField() {
  const [leave, setLeave] = useState<DateRange<Dayjs>>([dayjs('2026-07-20'), dayjs('2026-07-31')]);
  const [first, last] = leave;
  const days = first?.isValid() && last?.isValid() ? last.diff(first, 'day') + 1 : 0;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <SingleInputDateRangeField
        label="Leave"
        value={leave}
        onChange={setLeave}
        helperText={days > 0 ? `${days} calendar days` : 'First and last day'}
        sx={{ width: 260 }}
      />
      {/* #endregion */}
    </LocalizationProvider>
  );
}
