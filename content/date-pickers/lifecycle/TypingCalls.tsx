import { useState } from 'react';
import type { Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const write = (day: Dayjs | null) => {
  if (day === null) return 'null';
  return day.isValid() ? day.format('YYYY-MM-DD') : 'invalid date';
};

export default function TypingCalls() {
  const [day, setDay] = useState<Dayjs | null>(null);
  const [calls, setCalls] = useState<string[]>([]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <Stack direction="row" spacing={1}>
          {/* #region preview */}
          <DateField
            label="Type 05152026"
            value={day}
            onChange={(next, { validationError }) => {
              setDay(next);
              setCalls([...calls.slice(-6), `${write(next)}, error: ${validationError}`]);
            }}
            sx={{ width: 200 }}
          />
          {/* #endregion */}
          <Button
            onClick={() => {
              setDay(null);
              setCalls([]);
            }}
          >
            Start over
          </Button>
        </Stack>
        <Box component="ol" aria-label="Calls of onChange" sx={{ m: 0, pl: 3, minHeight: 168 }}>
          {calls.length === 0 && <li>No call yet</li>}
          {calls.map((call, index) => (
            <li key={`${index} ${call}`}>{call}</li>
          ))}
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
