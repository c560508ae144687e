import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { MultiInputDateTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputDateTimeRangeField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function OutageInputs() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: 300 }}>
        {/* #region preview */}
        <MultiInputDateTimeRangeField
          ampm={false}
          direction="column"
          spacing={2}
          defaultValue={[dayjs('2026-05-08T23:10'), dayjs('2026-05-09T01:25')]}
          slotProps={{
            textField: ({ position }) => ({ label: position === 'start' ? 'From' : 'Until' }),
            separator: { sx: { display: 'none' } },
          }}
        />
        {/* #endregion */}
      </Box>
    </LocalizationProvider>
  );
}
