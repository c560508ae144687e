import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function IncidentTime() {
  const [at, setAt] = useState<Dayjs | null>(dayjs('2026-04-18T23:50'));
  const day = at?.isValid() ? at.format('dddd') : null;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <DateTimeField
        ampm={false}
        label="Happened at"
        value={at}
        onChange={setAt}
        helperText={day ? `On a ${day}` : 'Day, month, year, hours and minutes'}
      />
      {/* #endregion */}
    </LocalizationProvider>
  );
}
