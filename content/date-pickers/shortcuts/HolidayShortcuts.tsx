import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

const items: PickersShortcutsItem<Dayjs | null>[] = [
  { label: 'May Day', getValue: () => dayjs('2025-05-01') },
  { label: 'Ascension', getValue: () => dayjs('2025-05-29') },
  { label: 'Midsummer', getValue: () => dayjs('2025-06-20') },
  { label: 'All Saints', getValue: () => dayjs('2025-11-01') },
];

export default function HolidayShortcuts() {
  const [day, setDay] = useState<Dayjs | null>(dayjs('2025-05-29'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <Box sx={{ overflowX: 'auto' }}>
        <StaticDatePicker
          displayStaticWrapperAs="desktop"
          value={day}
          onChange={setDay}
          slotProps={{ shortcuts: { items }, actionBar: { actions: [] } }}
          sx={{
            [`& .${pickersLayoutClasses.shortcuts}`]: {
              gridColumn: '2 / 4',
              gridRow: 1,
              display: 'flex',
              flexWrap: 'wrap',
              maxWidth: 320,
              mx: 'auto',
              '& li': { width: 'auto', px: 0.5 },
            },
          }}
        />
      </Box>
      {/* #endregion */}
    </LocalizationProvider>
  );
}
