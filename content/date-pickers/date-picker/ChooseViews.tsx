import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
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
  const [period, setPeriod] = useState<Dayjs | null>(dayjs('2025-05-01'));
  const shared = { ...presets[name], value: period, onChange: setPeriod };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
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
        <DatePicker label="Reporting period" {...shared} />
        <StaticDatePicker
          key={name}
          {...shared}
          displayStaticWrapperAs="desktop"
          slotProps={{ actionBar: { actions: [] } }}
        />
        {/* #endregion */}
      </Stack>
    </LocalizationProvider>
  );
}
