import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

dayjs.extend(utc);
dayjs.extend(timezone);

// #region preview
const response = {
  birthday: '1990-05-15',
  createdAt: '2026-05-15T20:30:00.000Z',
  concert: { local: '2026-05-15T20:30', zone: 'America/New_York' },
};

const birthday = dayjs(response.birthday);
const createdAt = dayjs.utc(response.createdAt);
const concert = dayjs.tz(response.concert.local, response.concert.zone);

export default function ReceivedValues() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <DateField label="A day" defaultValue={birthday} />
        <DateTimeField
          label="A moment, shown in Kolkata"
          ampm={false}
          timezone="Asia/Kolkata"
          defaultValue={createdAt}
        />
        <DateTimeField label="Local time in New York" ampm={false} defaultValue={concert} />
      </Stack>
    </LocalizationProvider>
  );
}
// #endregion
