import { useState } from 'react';
import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker, type StaticDatePickerProps } from '@mui/x-date-pickers/StaticDatePicker';

// #region preview
const changes: Record<string, StaticDatePickerProps['slotProps']> = {
  'toolbar.toolbarFormat': { toolbar: { toolbarFormat: 'dddd, D MMMM' } },
  'calendarHeader.format': { calendarHeader: { format: 'MM/YYYY' } },
  'day.sx': { day: { sx: { borderRadius: 1.5 } } },
  'actionBar.actions': { actionBar: { actions: ['clear', 'accept'] } },
  'shortcuts.items': {
    shortcuts: { items: [{ label: 'Christmas', getValue: () => dayjs('2025-12-25') }] },
  },
};
// #endregion

export default function PartsGallery() {
  const [name, setName] = useState('toolbar.toolbarFormat');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 2 }}>
        <TextField
          select
          size="small"
          label="slotProps"
          value={name}
          onChange={(event) => setName(event.target.value)}
          sx={{ maxWidth: 280 }}
        >
          {Object.keys(changes).map((option) => (
            <MenuItem key={option} value={option}>
              {option}
            </MenuItem>
          ))}
        </TextField>
        <Box sx={{ overflowX: 'auto', display: 'grid', justifyContent: 'safe center' }}>
          <StaticDatePicker
            key={name}
            orientation="portrait"
            defaultValue={dayjs('2025-05-15')}
            slotProps={{ actionBar: { actions: [] }, ...changes[name] }}
          />
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
