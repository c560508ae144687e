import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { Controller, useForm } from 'react-hook-form';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

interface Visit {
  day: Dayjs | null;
}

export default function HookFormDate() {
  const [sent, setSent] = useState('Nothing sent yet');
  const { control, handleSubmit } = useForm<Visit>({ defaultValues: { day: null } });
  const submit = handleSubmit(({ day }) => setSent(`Sent: ${day?.format('YYYY-MM-DD')}`));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack component="form" noValidate onSubmit={submit} spacing={2} sx={{ maxWidth: 280 }}>
        {/* #region preview */}
        <Controller
          name="day"
          control={control}
          rules={{
            validate: (day) =>
              day === null ? 'Enter a day.' : day.isValid() || 'This day doesn’t exist.',
          }}
          render={({ field: { ref, onBlur, ...field }, fieldState: { error } }) => (
            <DatePicker
              {...field}
              inputRef={ref}
              label="Day of the visit"
              referenceDate={dayjs('2026-05-15')}
              slotProps={{
                textField: {
                  onBlur,
                  error: Boolean(error) || undefined,
                  helperText: error?.message ?? ' ',
                },
              }}
            />
          )}
        />
        {/* #endregion */}
        <Button type="submit" variant="contained">
          Send
        </Button>
        <Typography variant="body2" role="status">
          {sent}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
