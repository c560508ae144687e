import { useState } from 'react';
import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';

const first = dayjs('2024-01-01');
const last = dayjs('2026-03-31');

const messages: Partial<Record<NonNullable<DateValidationError>, string>> = {
  invalidDate: 'This day does not exist.',
  minDate: 'The warranty has expired. We cover purchases since 1 January 2024.',
  maxDate: 'The receipt can’t be dated after 31 March 2026.',
};

export default function WarrantyDate() {
  const [error, setError] = useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: 320 }}>
        {/* #region preview */}
        <DateField
          fullWidth
          label="Date of purchase"
          defaultValue={dayjs('2023-11-20')}
          minDate={first}
          maxDate={last}
          onError={setError}
          helperText={error ? messages[error] : 'As printed on the receipt'}
        />
        {/* #endregion */}
      </Box>
    </LocalizationProvider>
  );
}
