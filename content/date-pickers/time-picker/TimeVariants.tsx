import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopTimePicker } from '@mui/x-date-pickers/DesktopTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileTimePicker } from '@mui/x-date-pickers/MobileTimePicker';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const alarm = dayjs('2026-04-20T06:45');

export default function TimeVariants() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ alignItems: 'flex-start' }}>
        {/* #region preview */}
        <TimePicker label="Automatic" defaultValue={alarm} />
        <DesktopTimePicker label="Lists in a popup" defaultValue={alarm} />
        <MobileTimePicker label="Clock in a dialog" defaultValue={alarm} />
        {/* #endregion */}
      </Stack>
    </LocalizationProvider>
  );
}
