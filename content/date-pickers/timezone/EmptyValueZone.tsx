import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

dayjs.extend(utc);
dayjs.extend(timezone);

export default function EmptyValueZone() {
  const [at, setAt] = useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Button variant="outlined" onClick={() => setAt(null)}>
            Empty
          </Button>
          <Button variant="outlined" onClick={() => setAt(dayjs.utc('2026-05-15T13:30'))}>
            Value in UTC
          </Button>
        </Stack>
        {/* #region preview */}
        <DateTimeField
          label="Time in Tokyo"
          ampm={false}
          timezone="Asia/Tokyo"
          value={at}
          onChange={setAt}
        />
        {/* #endregion */}
        <Typography variant="body2" role="status">
          onChange: {at?.isValid() ? at.format('YYYY-MM-DD HH:mm Z') : 'no value yet'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
