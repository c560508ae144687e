import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const boarding = dayjs('2026-05-11T17:40');

export default function TimeStates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        {/* #region preview */}
        <TimePicker label="Disabled" defaultValue={boarding} disabled />
        <TimePicker label="Read-only" defaultValue={boarding} readOnly />
        {/* #endregion */}
      </Stack>
    </LocalizationProvider>
  );
}
