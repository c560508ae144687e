import { useState, type FormEvent } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ReservationForm() {
  const [day, setDay] = useState<Dayjs | null>(null);
  const [tried, setTried] = useState(false);
  const [sent, setSent] = useState('');
  const visit = day?.isValid() ? day : null;
  const missing = tried && visit === null;

  // #region preview
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    const typed = new FormData(event.currentTarget).get('day');
    setSent(visit ? `Field: ${typed}. Sent: ${visit.format('YYYY-MM-DD')}.` : '');
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack component="form" noValidate onSubmit={submit} spacing={2} sx={{ maxWidth: 280 }}>
        <DatePicker
          name="day"
          label="Day"
          value={day}
          onChange={setDay}
          referenceDate={dayjs('2025-05-15')}
          slotProps={{
            textField: {
              required: true,
              error: missing,
              helperText: missing ? 'Enter the day of your visit.' : ' ',
            },
          }}
        />
        <Button type="submit" variant="contained">
          Reserve a table
        </Button>
        <Typography variant="body2" role="status" sx={{ minHeight: '3em' }}>
          {sent}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
  // #endregion
}
