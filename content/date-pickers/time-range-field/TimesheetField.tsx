import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function TimesheetField() {
  const [work, setWork] = useState<DateRange<Dayjs>>([
    dayjs('2026-05-11T08:30'),
    dayjs('2026-05-11T17:15'),
  ]);
  const [start, end] = work;
  const minutes = start?.isValid() && end?.isValid() ? end.diff(start, 'minute') - 45 : null;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <SingleInputTimeRangeField
        ampm={false}
        label="Worked"
        value={work}
        onChange={setWork}
        helperText={
          minutes === null
            ? 'Start and end'
            : `${Math.floor(minutes / 60)} h ${minutes % 60} min without the break`
        }
      />
      {/* #endregion */}
    </LocalizationProvider>
  );
}
