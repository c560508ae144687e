import { useState } from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

export default function ClockStates() {
  const [state, setState] = useState<'editable' | 'readOnly' | 'disabled'>('disabled');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ alignItems: 'center', gap: 1 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="State of the clock"
          value={state}
          onChange={(_event, next: typeof state | null) => next && setState(next)}
          sx={{ '& button': { textTransform: 'none' } }}
        >
          <ToggleButton value="editable">Editable</ToggleButton>
          <ToggleButton value="readOnly">Read-only</ToggleButton>
          <ToggleButton value="disabled">Disabled</ToggleButton>
        </ToggleButtonGroup>
        {/* #region preview */}
        <TimeClock
          ampm={false}
          defaultValue={dayjs('2026-04-20T06:25')}
          readOnly={state === 'readOnly'}
          disabled={state === 'disabled'}
          sx={{ maxWidth: '100%' }}
        />
        {/* #endregion */}
      </Stack>
    </LocalizationProvider>
  );
}
