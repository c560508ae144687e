import { useState } from 'react';
import { DateTime } from 'luxon';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const zones = ['UTC', 'UTC+3', 'UTC+5:30', 'UTC-9:30', 'America/Sao_Paulo', 'Asia/Kathmandu'];

export default function LuxonOffsets() {
  const [zone, setZone] = useState('UTC+5:30');
  const [at, setAt] = useState<DateTime | null>(() =>
    DateTime.fromISO('2026-05-15T13:30', { zone: 'UTC' }),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterLuxon} adapterLocale="en-GB">
      <Stack spacing={3} sx={{ maxWidth: 280 }}>
        <TextField
          select
          label="Time zone"
          value={zone}
          onChange={(event) => setZone(event.target.value)}
        >
          {zones.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        {/* #region preview */}
        <DateTimePicker label="Broadcast" timezone={zone} value={at} onChange={setAt} />
        {/* #endregion */}
      </Stack>
    </LocalizationProvider>
  );
}
