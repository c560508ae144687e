import dayjs from 'dayjs';
import BackspaceIcon from '@mui/icons-material/Backspace';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ClearableFields() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ maxWidth: 280 }}>
        {/* #region preview */}
        <DateField
          clearable
          clearButtonPosition="start"
          slots={{ clearIcon: BackspaceIcon }}
          label="Field"
          defaultValue={dayjs('2026-05-15')}
        />
        <DatePicker
          label="Picker"
          defaultValue={dayjs('2026-05-15')}
          slotProps={{ field: { clearable: true } }}
        />
        {/* #endregion */}
      </Stack>
    </LocalizationProvider>
  );
}
