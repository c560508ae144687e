import { useState } from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';

const sentences: Partial<Record<NonNullable<DateValidationError>, string>> = {
  invalidDate: 'Enter a day that exists, such as May 15, 2026.',
  maxDate: 'Enter a day before June 1, 2026.',
};

export default function ErrorSentence() {
  const [error, setError] = useState<DateValidationError>(null);
  const sentence = error && (sentences[error] ?? 'Enter another day.');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ maxWidth: 300 }}>
        {/* #region preview */}
        <DatePicker
          label="Departure"
          defaultValue={dayjs('2026-06-15')}
          maxDate={dayjs('2026-05-31')}
          onError={setError}
          slotProps={{
            textField: {
              helperText: sentence ?? 'Month / day / year',
              FormHelperTextProps: { role: 'status' },
            },
          }}
        />
        {/* #endregion */}
      </Stack>
    </LocalizationProvider>
  );
}
