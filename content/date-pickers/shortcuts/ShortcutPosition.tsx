import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

const items: PickersShortcutsItem<Dayjs | null>[] = ['06', '13', '20'].map((day) => ({
  label: `June ${Number(day)}`,
  getValue: () => dayjs(`2025-06-${day}`),
}));

// #region preview
const row = { gridColumn: '2 / 4', display: 'flex', '& li': { width: 'auto', px: 0.5 } };
const positions = {
  above: { ...row, gridRow: 1 },
  below: { ...row, gridRow: 3 },
  before: { gridColumn: 1, gridRow: 2 },
  after: { gridColumn: 4, gridRow: 2 },
};
type Position = keyof typeof positions;
// #endregion

export default function ShortcutPosition() {
  const [position, setPosition] = useState<Position>('below');
  const layout = { [`& .${pickersLayoutClasses.shortcuts}`]: positions[position] };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Position of the shortcuts"
          value={position}
          onChange={(_event, next: Position | null) => next && setPosition(next)}
          sx={{ justifyContent: 'center' }}
        >
          {Object.keys(positions).map((name) => (
            <ToggleButton key={name} value={name}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Box sx={{ overflowX: 'auto' }}>
          <StaticDatePicker
            displayStaticWrapperAs="desktop"
            defaultValue={dayjs('2025-06-13')}
            slotProps={{ shortcuts: { items }, actionBar: { actions: [] } }}
            sx={layout}
          />
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
