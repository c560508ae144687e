import { useState } from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DisabledOrReadOnly() {
  const [state, setState] = useState('readOnly');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ alignItems: 'center' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="State"
          value={state}
          onChange={(_event, next: string | null) => next && setState(next)}
          sx={{ '& button': { textTransform: 'none' } }}
        >
          {['editable', 'readOnly', 'disabled'].map((name) => (
            <ToggleButton key={name} value={name}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        {/* #region preview */}
        <DateCalendar
          defaultValue={dayjs('2025-09-12')}
          readOnly={state === 'readOnly'}
          disabled={state === 'disabled'}
          sx={{ maxWidth: '100%' }}
        />
        {/* #endregion */}
      </Stack>
    </LocalizationProvider>
  );
}
