import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ClearableDate() {
  const [reminder, setReminder] = useState<Dayjs | null>(dayjs('2025-05-19'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 280 }}>
        {/* #region preview */}
        <DatePicker
          label="Reminder (optional)"
          value={reminder}
          onChange={setReminder}
          slotProps={{
            field: { clearable: true },
            actionBar: { actions: ['clear', 'cancel', 'accept'] },
          }}
        />
        {/* #endregion */}
        <Typography variant="body2" role="status">
          {reminder?.isValid() ? reminder.format('[Reminds you on] D MMMM') : 'No reminder is set'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
