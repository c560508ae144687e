import { useState } from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ListStates() {
  const [state, setState] = useState<'dense' | 'readOnly' | 'disabled'>('dense');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ alignItems: 'center', gap: 1 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="State of the list"
          value={state}
          onChange={(_event, next: typeof state | null) => next && setState(next)}
          sx={{ '& button': { textTransform: 'none' } }}
        >
          <ToggleButton value="dense">Dense</ToggleButton>
          <ToggleButton value="readOnly">Read-only</ToggleButton>
          <ToggleButton value="disabled">Disabled</ToggleButton>
        </ToggleButtonGroup>
        {/* #region preview */}
        <DigitalClock
          ampm={false}
          defaultValue={dayjs('2026-04-20T09:00')}
          readOnly={state === 'readOnly'}
          disabled={state === 'disabled'}
          slotProps={{ digitalClockItem: { dense: state === 'dense' } }}
          sx={{ width: 120, maxHeight: 200 }}
        />
        {/* #endregion */}
      </Stack>
    </LocalizationProvider>
  );
}
