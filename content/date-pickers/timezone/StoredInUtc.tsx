import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

dayjs.extend(utc);
dayjs.extend(timezone);

const zones = ['Europe/Lisbon', 'Asia/Kolkata', 'Pacific/Auckland', 'UTC'];

export default function StoredInUtc() {
  const [stored, setStored] = useState<Dayjs | null>(() => dayjs.utc('2026-05-15T13:30'));
  const [zone, setZone] = useState('Pacific/Auckland');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ maxWidth: 300 }}>
        <TextField
          select
          label="Shown in"
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
        <DateTimePicker
          label="Landing"
          ampm={false}
          timezone={zone}
          value={stored}
          onChange={setStored}
        />
        {/* #endregion */}
        <Typography variant="body2" role="status">
          Stored: {stored?.isValid() ? stored.toISOString() : 'null'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
