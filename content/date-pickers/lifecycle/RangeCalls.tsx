import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { StaticDateRangePicker } from '@mui/x-date-pickers-pro/StaticDateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const write = (range: DateRange<Dayjs>) =>
  range.map((day) => day?.format('MMM D') ?? 'null').join(' – ');

export default function RangeCalls() {
  const [calls, setCalls] = useState<{ id: number; text: string }[]>([]);
  const log = (text: string) =>
    setCalls((before) => [...before.slice(-3), { id: (before.at(-1)?.id ?? 0) + 1, text }]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ alignItems: 'center' }}>
        {/* #region preview */}
        <StaticDateRangePicker
          displayStaticWrapperAs="desktop"
          calendars={1}
          defaultValue={[dayjs('2025-05-12'), dayjs('2025-05-16')]}
          onChange={(range) => log(`onChange ${write(range)}`)}
          onAccept={(range) => log(`onAccept ${write(range)}`)}
          onRangePositionChange={(position) => log(`next click sets the ${position}`)}
          slotProps={{ actionBar: { actions: ['clear', 'accept'] } }}
        />
        {/* #endregion */}
        <Box
          component="ol"
          aria-label="The last four calls"
          sx={{ m: 0, p: 0, minHeight: 96, listStylePosition: 'inside', width: 260 }}
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
