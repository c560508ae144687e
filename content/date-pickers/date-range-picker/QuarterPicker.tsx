import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { StaticDateRangePicker } from '@mui/x-date-pickers-pro/StaticDateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';

// #region preview
const quarters = [1, 2, 3, 4].map((number) => {
  const first = dayjs('2025-01-01').add((number - 1) * 3, 'month');
  const range: DateRange<Dayjs> = [first, first.add(2, 'month').endOf('month').startOf('day')];
  return { label: `Quarter ${number}`, getValue: () => range };
});
// #endregion

const row = {
  ...{ gridColumn: '2 / 4', gridRow: 1, maxWidth: 320, mx: 'auto' },
  ...{ display: 'flex', flexWrap: 'wrap', '& li': { width: 'auto', px: 0.5 } },
};

export default function QuarterPicker() {
  const isWide = useMediaQuery('(min-width: 960px)');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ overflowX: 'auto', display: 'grid', justifyContent: 'safe center' }}>
        <StaticDateRangePicker
          displayStaticWrapperAs="desktop"
          calendars={isWide ? 2 : 1}
          defaultValue={[dayjs('2025-01-01'), dayjs('2025-03-31')]}
          slotProps={{ shortcuts: { items: quarters }, actionBar: { actions: [] } }}
          sx={{ [`& .${pickersLayoutClasses.shortcuts}`]: row }}
        />
      </Box>
    </LocalizationProvider>
  );
}
