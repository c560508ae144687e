import { useState } from 'react';
import moment, { type Moment } from 'moment';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterMoment } from '@mui/x-date-pickers/AdapterMoment';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function MomentUtc() {
  const [at, setAt] = useState<Moment | null>(() => moment.utc('2026-05-15T13:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterMoment} adapterLocale="en">
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        {/* #region preview */}
        <DateTimePicker label="Reading (UTC)" ampm={false} value={at} onChange={setAt} />
        {/* #endregion */}
        <Typography variant="body2" role="status">
          Value: {at?.isValid() ? at.format('YYYY-MM-DD[T]HH:mm[Z]') : 'null'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
