import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';

const launch = dayjs('2025-05-21');

export default function PickerVariants() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ alignItems: 'flex-start' }}>
        {/* #region preview */}
        <DatePicker label="Automatic" defaultValue={launch} />
        <DesktopDatePicker label="Always a popup" defaultValue={launch} />
        <MobileDatePicker label="Always a dialog" defaultValue={launch} />
        {/* #endregion */}
      </Stack>
    </LocalizationProvider>
  );
}
