import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { StaticDateRangePicker } from '@mui/x-date-pickers-pro/StaticDateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';

const today = dayjs('2025-06-18');
const row = {
  ...{ gridColumn: '2 / 4', gridRow: 1, maxWidth: 320, mx: 'auto' },
  ...{ display: 'flex', flexWrap: 'wrap', '& li': { width: 'auto', px: 0.5 } },
};

// #region preview
const period = (from: Dayjs, until = today): DateRange<Dayjs> => [from, until];
const items = [
  { label: 'Last 7 days', getValue: () => period(today.subtract(6, 'day')) },
  { label: 'Month to date', getValue: () => period(today.startOf('month')) },
  { label: 'Year to date', getValue: () => period(today.startOf('year')) },
];

/** The same days a year before. */
const before = ([from, until]: DateRange<Dayjs>) =>
  [from, until].map((day) => day?.subtract(1, 'year').format('MMM D, YYYY') ?? '…').join(' – ');
// #endregion

export default function ComparedPeriods() {
  const [range, setRange] = useState<DateRange<Dayjs>>(period(today.startOf('month')));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ overflowX: 'auto', display: 'grid', justifyContent: 'safe center' }}>
        <StaticDateRangePicker
          displayStaticWrapperAs="desktop"
          calendars={1}
          value={range}
          onChange={setRange}
          slotProps={{ shortcuts: { items }, actionBar: { actions: [] } }}
          sx={{ [`& .${pickersLayoutClasses.shortcuts}`]: row }}
        />
      </Box>
      <Typography variant="body2" role="status" align="center">
        Compared with {before(range)}
      </Typography>
    </LocalizationProvider>
  );
}
