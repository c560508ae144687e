import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function OutageField() {
  const [outage, setOutage] = useState<DateRange<Dayjs>>([
    dayjs('2026-05-08T23:10'),
    dayjs('2026-05-09T01:25'),
  ]);
  const [start, end] = outage;
  const minutes = start?.isValid() && end?.isValid() ? end.diff(start, 'minute') : null;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: 360 }}>
        {/* #region preview */}
        <SingleInputDateTimeRangeField
          fullWidth
          ampm={false}
          format="DD MMM HH:mm"
          label="Outage, 2026"
          value={outage}
          onChange={setOutage}
          helperText={minutes === null ? 'Start and end' : `Lasted ${minutes} minutes`}
        />
        {/* #endregion */}
      </Box>
    </LocalizationProvider>
  );
}
