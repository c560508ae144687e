import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import { StaticDateRangePicker } from '@mui/x-date-pickers-pro/StaticDateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';

// #region preview
const start = dayjs('2025-05-05');

const items: PickersShortcutsItem<DateRange<Dayjs>>[] = [
  { label: 'This week', getValue: () => [start, start.add(6, 'day')] },
  { label: 'Two weeks', getValue: () => [start, start.add(13, 'day')] },
  { label: 'Rest of May', getValue: () => [start, start.endOf('month').startOf('day')] },
  { label: 'Reset', getValue: () => [null, null] },
];
// #endregion

const row = {
  ...{ gridColumn: '2 / 4', gridRow: 1, maxWidth: 320, mx: 'auto' },
  ...{ display: 'flex', flexWrap: 'wrap', '& li': { width: 'auto', px: 0.5 } },
};

export default function RangeShortcuts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ overflowX: 'auto', display: 'grid', justifyContent: 'safe center' }}>
        <StaticDateRangePicker
          displayStaticWrapperAs="desktop"
          calendars={1}
          defaultValue={[start, start.add(6, 'day')]}
          slotProps={{ shortcuts: { items }, actionBar: { actions: [] } }}
          sx={{ [`& .${pickersLayoutClasses.shortcuts}`]: row }}
        />
      </Box>
    </LocalizationProvider>
  );
}
