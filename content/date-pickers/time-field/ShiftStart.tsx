import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

export default function ShiftStart() {
  const [start, setStart] = useState<Dayjs | null>(dayjs('2026-04-20T22:00'));
  const end = start?.isValid() ? start.add(8, 'hour').format('HH:mm') : null;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <TimeField
        ampm={false}
        label="Start of the shift"
        value={start}
        onChange={setStart}
        helperText={end ? `Ends at ${end}` : 'Hours and minutes'}
      />
      {/* #endregion */}
    </LocalizationProvider>
  );
}
