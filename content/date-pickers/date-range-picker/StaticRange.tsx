import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { StaticDateRangePicker } from '@mui/x-date-pickers-pro/StaticDateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const stay: DateRange<Dayjs> = [dayjs('2025-06-19'), dayjs('2025-06-24')];

export default function StaticRange() {
  const isWide = useMediaQuery('(min-width: 960px)');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ overflowX: 'auto', display: 'grid', justifyContent: 'safe center' }}>
        {/* #region preview */}
        <StaticDateRangePicker
          displayStaticWrapperAs="desktop"
          calendars={isWide ? 2 : 1}
          defaultValue={stay}
          slotProps={{ actionBar: { actions: ['clear'] } }}
        />
        {/* #endregion */}
      </Box>
    </LocalizationProvider>
  );
}
