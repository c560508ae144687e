import dayjs from 'dayjs';
import AlarmIcon from '@mui/icons-material/Alarm';
import TheaterComedyIcon from '@mui/icons-material/TheaterComedy';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';

export default function TabIcons() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ overflowX: 'auto' }}>
        {/* #region preview */}
        <StaticDateTimePicker
          ampm={false}
          defaultValue={dayjs('2025-06-18T19:30')}
          slotProps={{
            tabs: { dateIcon: <TheaterComedyIcon />, timeIcon: <AlarmIcon /> },
            actionBar: { actions: [] },
          }}
        />
        {/* #endregion */}
      </Box>
    </LocalizationProvider>
  );
}
