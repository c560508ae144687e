import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

export default function BakingTime() {
  const [time, setTime] = useState<Dayjs | null>(dayjs('2026-04-20T16:40'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <TimeClock
        ampm={false}
        value={time}
        onChange={setTime}
        sx={{ mx: 'auto', maxWidth: '100%' }}
      />
      <Typography role="status" align="center">
        Bread comes out at {time?.format('HH:mm')}
      </Typography>
      {/* #endregion */}
    </LocalizationProvider>
  );
}
