import { useRef, useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { Controller, useForm } from 'react-hook-form';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';

// #region preview
const messages: Partial<Record<NonNullable<DateValidationError>, string>> = {
  invalidDate: 'This day doesn’t exist.',
  minDate: 'The season starts on May 1.',
  maxDate: 'The season ends on September 30.',
  shouldDisableDate: 'There is no tour on Mondays.',
};

export default function PickerRules() {
  const reason = useRef<DateValidationError>(null);
  const [sent, setSent] = useState('Nothing sent yet');
  const { control, handleSubmit } = useForm<{ day: Dayjs | null }>({
    mode: 'onSubmit',
    defaultValues: { day: dayjs('2026-05-18') },
  });

  const validate = (day: Dayjs | null) => {
    if (day === null) return 'Enter a day.';
    return reason.current === null || (messages[reason.current] ?? 'Choose another day.');
  };
  // #endregion

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        component="form"
        noValidate
        onSubmit={handleSubmit(({ day }) => setSent(`Sent: ${day?.format('YYYY-MM-DD')}`))}
        spacing={2}
        sx={{ maxWidth: 280 }}
      >
        <Controller
          name="day"
          control={control}
          rules={{ validate }}
          render={({ field: { ref, ...field }, fieldState: { error } }) => (
            <DatePicker
              {...field}
              inputRef={ref}
              label="Day of the tour"
              minDate={dayjs('2026-05-01')}
              maxDate={dayjs('2026-09-30')}
              shouldDisableDate={(day) => day.day() === 1}
              onError={(next) => {
                reason.current = next;
              }}
              slotProps={{ textField: { helperText: error?.message ?? ' ' } }}
            />
          )}
        />
        <Button type="submit" variant="contained">
          Book
        </Button>
        <Typography variant="body2" role="status">
          {sent}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
