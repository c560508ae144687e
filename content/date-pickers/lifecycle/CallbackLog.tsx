import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const write = (day: Dayjs | null, error: string | null) =>
  error ?? day?.format('YYYY-MM-DD') ?? 'null';

export default function CallbackLog() {
  const [calls, setCalls] = useState<string[]>([]);
  const [closeOnSelect, setCloseOnSelect] = useState(false);
  const log = (call: string) => setCalls((before) => [call, ...before].slice(0, 7));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        {/* #region preview */}
        <DatePicker
          label="Survey"
          defaultValue={dayjs('2026-05-20')}
          closeOnSelect={closeOnSelect}
          onOpen={() => log('onOpen')}
          onClose={() => log('onClose')}
          onChange={(day, context) => log(`onChange ${write(day, context.validationError)}`)}
          onAccept={(day, context) => log(`onAccept ${write(day, context.validationError)}`)}
        />
        {/* #endregion */}
        <FormControlLabel
          control={<Switch checked={closeOnSelect} />}
          onChange={(_event, checked) => setCloseOnSelect(checked)}
          label="Close on select"
        />
        <Box component="ol" aria-label="Calls, newest first" sx={{ m: 0, pl: 3, minHeight: 180 }}>
          {calls.length === 0 && <li>No call yet</li>}
          {calls.map((call, index) => (
            <li key={calls.length - index}>{call}</li>
          ))}
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
