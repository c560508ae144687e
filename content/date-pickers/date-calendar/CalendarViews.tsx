import { useState } from 'react';
import dayjs from 'dayjs';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateView } from '@mui/x-date-pickers/models';

const sets = {
  'Year, day': ['year', 'day'],
  'Year, month, day': ['year', 'month', 'day'],
  'Month, day': ['month', 'day'],
  Day: ['day'],
} satisfies Record<string, DateView[]>;
type SetName = keyof typeof sets;

export default function CalendarViews() {
  const [name, setName] = useState<SetName>('Year, month, day');
  const views: DateView[] = sets[name];

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ alignItems: 'center', gap: 1 }}>
        <TextField
          select
          size="small"
          label="views"
          value={name}
          onChange={(event) => setName(event.target.value as SetName)}
          sx={{ width: 240 }}
        >
          {Object.keys(sets).map((option) => (
            <MenuItem key={option} value={option}>
              {option}
            </MenuItem>
          ))}
        </TextField>
        {/* #region preview */}
        <DateCalendar
          key={name}
          views={views}
          openTo={views[0]}
          defaultValue={dayjs('2025-09-12')}
          minDate={dayjs('2019-01-01')}
          maxDate={dayjs('2030-12-31')}
          sx={{ maxWidth: '100%' }}
        />
        {/* #endregion */}
      </Stack>
    </LocalizationProvider>
  );
}
