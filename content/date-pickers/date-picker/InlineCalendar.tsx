import { useState } from 'react';
import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

export default function InlineCalendar() {
  const [orientation, setOrientation] = useState<'portrait' | 'landscape'>('portrait');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Orientation"
        value={orientation}
        onChange={(_event, next: typeof orientation | null) => next && setOrientation(next)}
        sx={{ mb: 1 }}
      >
        <ToggleButton value="portrait">Portrait</ToggleButton>
        <ToggleButton value="landscape">Landscape</ToggleButton>
      </ToggleButtonGroup>
      {/* #region preview */}
      <Box sx={{ display: 'flex', overflowX: 'auto' }}>
        <StaticDatePicker
          orientation={orientation}
          defaultValue={dayjs('2025-05-15')}
          slotProps={{ actionBar: { actions: [] } }}
        />
      </Box>
      {/* #endregion */}
    </LocalizationProvider>
  );
}
