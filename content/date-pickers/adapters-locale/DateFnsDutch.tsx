import { nl } from 'date-fns/locale/nl';
import Stack from '@mui/material/Stack';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const departure = new Date(2026, 4, 15, 16, 30);

export default function DateFnsDutch() {
  return (
    // #region preview
    <LocalizationProvider dateAdapter={AdapterDateFns} adapterLocale={nl}>
      <Stack spacing={3} sx={{ alignItems: 'flex-start' }}>
        <DatePicker label="Vertrek" defaultValue={departure} />
        <DateTimePicker label="Met tijd" format="d MMMM yyyy HH:mm" defaultValue={departure} />
      </Stack>
    </LocalizationProvider>
    // #endregion
  );
}
