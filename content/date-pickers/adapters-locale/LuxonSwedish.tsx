import { DateTime } from 'luxon';
import Stack from '@mui/material/Stack';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const departure = DateTime.local(2026, 5, 15, 16, 30);

export default function LuxonSwedish() {
  return (
    // #region preview
    <LocalizationProvider dateAdapter={AdapterLuxon} adapterLocale="sv">
      <Stack spacing={3} sx={{ alignItems: 'flex-start' }}>
        <DatePicker label="Avresa" defaultValue={departure} />
        <DateTimePicker label="Med klockslag" format="d LLLL yyyy HH:mm" defaultValue={departure} />
      </Stack>
    </LocalizationProvider>
    // #endregion
  );
}
