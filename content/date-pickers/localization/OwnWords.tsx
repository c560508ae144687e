import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

export default function OwnWords() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <Box sx={{ overflowX: 'auto' }}>
        <StaticDatePicker
          orientation="portrait"
          defaultValue={dayjs('2025-05-15')}
          localeText={{
            toolbarTitle: 'When shall we come?',
            cancelButtonLabel: 'Not now',
            okButtonLabel: 'Book this day',
          }}
        />
      </Box>
      {/* #endregion */}
    </LocalizationProvider>
  );
}
