import { useState } from 'react';
import { DateTime } from 'luxon';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function LuxonZones() {
  const [at, setAt] = useState<DateTime | null>(() =>
    DateTime.fromISO('2026-05-15T13:30', { zone: 'UTC' }),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterLuxon} adapterLocale="en-GB">
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        {/* #region preview */}
        <DateTimePicker
          label="Time in Nairobi"
          timezone="Africa/Nairobi"
          value={at}
          onChange={setAt}
        />
        {/* #endregion */}
        <Typography variant="body2" role="status">
          Value: {at?.isValid ? at.toISO({ suppressMilliseconds: true }) : 'null'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
