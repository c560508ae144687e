import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import { spokenTimes } from './spokenTimes';

export default function TwoLists() {
  const [time, setTime] = useState<Dayjs | null>(dayjs('2026-04-20T10:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} localeText={spokenTimes}>
      {/* #region preview */}
      <Stack direction="row" sx={{ gap: 2, justifyContent: 'center' }}>
        <DigitalClock ampm={false} value={time} onChange={setTime} sx={{ width: 100 }} />
        <MultiSectionDigitalClock ampm={false} value={time} onChange={setTime} />
      </Stack>
      {/* #endregion */}
      <Typography role="status" align="center" sx={{ pt: 2 }}>
        {time?.format('HH:mm')}
      </Typography>
    </LocalizationProvider>
  );
}
