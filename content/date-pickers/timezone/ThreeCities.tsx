import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

dayjs.extend(utc);
dayjs.extend(timezone);

const cities = {
  Lisbon: 'Europe/Lisbon',
  'New York': 'America/New_York',
  Tokyo: 'Asia/Tokyo',
};

export default function ThreeCities() {
  const [call, setCall] = useState<Dayjs | null>(() => dayjs.utc('2026-05-15T13:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ maxWidth: 300 }}>
        {/* #region preview */}
        {Object.entries(cities).map(([city, zone]) => (
          <DateTimePicker
            key={zone}
            label={`Call, time in ${city}`}
            ampm={false}
            timezone={zone}
            value={call}
            onChange={setCall}
          />
        ))}
        {/* #endregion */}
      </Stack>
    </LocalizationProvider>
  );
}
