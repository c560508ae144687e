import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const regatta: DateRange<Dayjs> = [dayjs('2026-06-09'), dayjs('2026-06-18')];

export default function RangeStates() {
  const [state, setState] = useState('readOnly');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ alignItems: 'center' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="State of the calendar"
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
        <DateRangeCalendar
          calendars={1}
          defaultValue={regatta}
          readOnly={state === 'readOnly'}
          disabled={state === 'disabled'}
        />
        {/* #endregion */}
      </Stack>
    </LocalizationProvider>
  );
}
