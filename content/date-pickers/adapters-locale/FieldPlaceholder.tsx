import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function FieldPlaceholder() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ alignItems: 'flex-start' }}>
        <DateField label="As translated" focused />
        {/* #region preview */}
        <DatePicker
          label="With words"
          localeText={{
            fieldDayPlaceholder: () => 'day',
            fieldMonthPlaceholder: () => 'month',
            fieldYearPlaceholder: () => 'year',
          }}
          slotProps={{ textField: { focused: true } }}
        />
        {/* #endregion */}
      </Stack>
    </LocalizationProvider>
  );
}
