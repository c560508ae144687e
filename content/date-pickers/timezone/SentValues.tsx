import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

dayjs.extend(utc);
dayjs.extend(timezone);

// #region preview
const bodies = {
  'A day': (at: Dayjs) => ({ day: at.format('YYYY-MM-DD') }),
  'A moment': (at: Dayjs) => ({ moment: at.toISOString() }),
  'Local time with zone': (at: Dayjs) => ({
    local: at.format('YYYY-MM-DDTHH:mm'),
    zone: 'Pacific/Auckland',
  }),
};
// #endregion
type Kind = keyof typeof bodies;

export default function SentValues() {
  const [at, setAt] = useState<Dayjs | null>(() =>
    dayjs.tz('2026-05-15T09:30', 'Pacific/Auckland'),
  );
  const [kind, setKind] = useState<Kind>('Local time with zone');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ maxWidth: 320 }}>
        <DateTimePicker label="In Auckland" ampm={false} value={at} onChange={setAt} />
        <TextField
          select
          label="Send"
          value={kind}
          onChange={(event) => setKind(event.target.value as Kind)}
        >
          {Object.keys(bodies).map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <Box component="output" sx={{ font: '14px monospace', whiteSpace: 'pre', minHeight: 72 }}>
          {at?.isValid() ? JSON.stringify(bodies[kind](at), null, 2) : 'Nothing to send'}
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
