import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticTimePicker } from '@mui/x-date-pickers/StaticTimePicker';

export default function OwnWords() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <Box sx={{ overflowX: 'auto' }}>
        <StaticTimePicker
          ampm={false}
          orientation="portrait"
          defaultValue={dayjs('2025-05-15T15:30')}
          localeText={{
            toolbarTitle: 'When should we call?',
            cancelButtonLabel: 'Let me sleep',
            okButtonLabel: 'Wake me',
          }}
        />
      </Box>
      {/* #endregion */}
    </LocalizationProvider>
  );
}
