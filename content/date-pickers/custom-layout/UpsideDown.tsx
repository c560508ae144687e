import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';
import { StaticTimePicker } from '@mui/x-date-pickers/StaticTimePicker';

export default function UpsideDown() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ overflowX: 'auto' }}>
        {/* #region preview */}
        <StaticTimePicker
          orientation="portrait"
          defaultValue={dayjs('2025-05-15T18:40')}
          ampm={false}
          sx={{
            [`& .${pickersLayoutClasses.actionBar}`]: { gridRow: 1 },
            [`& .${pickersLayoutClasses.contentWrapper}`]: { gridRow: 2 },
            [`& .${pickersLayoutClasses.toolbar}`]: { gridRow: 3, bgcolor: 'action.hover' },
          }}
        />
        {/* #endregion */}
      </Box>
    </LocalizationProvider>
  );
}
