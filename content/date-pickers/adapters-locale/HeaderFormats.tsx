import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

export default function HeaderFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <Box sx={{ overflowX: 'auto' }}>
        <StaticDatePicker
          defaultValue={dayjs('2025-05-15')}
          orientation="portrait"
          dayOfWeekFormatter={(day) => day.format('dd')}
          slotProps={{
            calendarHeader: { format: 'YYYY, MMMM' },
            toolbar: { toolbarFormat: 'dddd, D MMM' },
            actionBar: { actions: [] },
          }}
        />
      </Box>
      {/* #endregion */}
    </LocalizationProvider>
  );
}
