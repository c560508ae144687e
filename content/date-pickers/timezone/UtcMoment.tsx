import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

dayjs.extend(utc);

export default function UtcMoment() {
  const [at, setAt] = useState<Dayjs | null>(() => dayjs.utc('2026-05-15T13:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        {/* #region preview */}
        <DateTimePicker label="Reading (UTC)" ampm={false} value={at} onChange={setAt} />
        {/* #endregion */}
        <Typography variant="body2" role="status">
          {at?.isValid() ? at.toISOString() : 'null'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
