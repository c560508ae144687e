import { useState } from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

export default function RestrictedFields() {
  const [state, setState] = useState('readOnly');
  const props = { readOnly: state === 'readOnly', disabled: state === 'disabled' };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 280 }}>
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
        <DateField {...props} label="Manufactured" defaultValue={dayjs('2026-05-15')} />
        <TimeField {...props} label="At" ampm={false} defaultValue={dayjs('2026-05-15T08:30')} />
        {/* #endregion */}
      </Stack>
    </LocalizationProvider>
  );
}
