import { useState } from 'react';
import dayjs from 'dayjs';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateView } from '@mui/x-date-pickers/models';

interface Preset {
  views: DateView[];
  openTo: DateView;
}

const presets: Record<string, Preset> = {
  'Year and day': { views: ['year', 'day'], openTo: 'day' },
  'Year, month and day': { views: ['year', 'month', 'day'], openTo: 'year' },
  'Month and year': { views: ['year', 'month'], openTo: 'month' },
  'Year alone': { views: ['year'], openTo: 'year' },
};

export default function ChooseViews() {
  const [name, setName] = useState('Month and year');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ maxWidth: 260 }}>
        <TextField
          select
          label="Views"
          value={name}
          onChange={(event) => setName(event.target.value)}
        >
          {Object.keys(presets).map((preset) => (
            <MenuItem key={preset} value={preset}>
              {preset}
            </MenuItem>
          ))}
        </TextField>
        {/* #region preview */}
        <DatePicker
          label="Reporting period"
          defaultValue={dayjs('2025-05-01')}
          {...presets[name]}
        />
        {/* #endregion */}
      </Stack>
    </LocalizationProvider>
  );
}
