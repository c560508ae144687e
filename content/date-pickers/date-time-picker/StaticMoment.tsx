import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';

export default function StaticMoment() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <Box sx={{ overflowX: 'auto' }}>
        <StaticDateTimePicker
          defaultValue={dayjs('2025-09-12T10:15')}
          ampm={false}
          timeSteps={{ minutes: 15 }}
          slotProps={{ actionBar: { actions: [] } }}
        />
      </Box>
      {/* #endregion */}
    </LocalizationProvider>
  );
}
