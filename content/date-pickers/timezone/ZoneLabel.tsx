import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

dayjs.extend(utc);
dayjs.extend(timezone);

const zone = 'America/New_York';
const days = { January: '2026-01-15T17:00', July: '2026-07-15T17:00' };

export default function ZoneLabel() {
  const [at, setAt] = useState<Dayjs | null>(() => dayjs.utc(days.July));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 280 }}>
        <Stack direction="row" spacing={1}>
          {Object.entries(days).map(([month, day]) => (
            <Button key={month} variant="outlined" onClick={() => setAt(dayjs.utc(day))}>
              {month}
            </Button>
          ))}
        </Stack>
        {/* #region preview */}
        <DateTimePicker
          label="Opening, New York time"
          ampm={false}
          timezone={zone}
          value={at}
          onChange={setAt}
          slotProps={{
            textField: { helperText: at?.isValid() ? at.tz(zone).format('[UTC]Z') : 'UTC' },
          }}
        />
        {/* #endregion */}
      </Stack>
    </LocalizationProvider>
  );
}
