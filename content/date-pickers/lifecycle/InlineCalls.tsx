import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

const write = (day: Dayjs | null) => day?.format('MMM D') ?? 'null';

export default function InlineCalls() {
  const [calls, setCalls] = useState<{ id: number; text: string }[]>([]);
  const log = (text: string) =>
    setCalls((before) => [...before.slice(-4), { id: (before.at(-1)?.id ?? 0) + 1, text }]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ alignItems: 'center' }}>
        {/* #region preview */}
        <StaticDatePicker
          displayStaticWrapperAs="desktop"
          defaultValue={dayjs('2025-05-15')}
          onChange={(day) => log(`onChange ${write(day)}`)}
          onAccept={(day) => log(`onAccept ${write(day)}`)}
          onClose={() => log('onClose')}
          slotProps={{ actionBar: { actions: ['clear', 'cancel', 'accept'] } }}
        />
        {/* #endregion */}
        <Box
          component="ol"
          aria-label="The last five calls"
          sx={{ m: 0, p: 0, minHeight: 120, listStylePosition: 'inside', width: 200 }}
        >
          {calls.length === 0 && <li>No call yet</li>}
          {calls.map(({ id, text }) => (
            <li key={id} value={id}>
              {text}
            </li>
          ))}
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
