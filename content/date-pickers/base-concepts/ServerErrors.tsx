import dayjs, { type Dayjs } from 'dayjs';
import { Controller, useForm } from 'react-hook-form';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const fullDays = ['2026-05-20', '2026-05-21'];

/** Responds like a server: after a while, with an error for days that are fully booked. */
async function reserve(day: string) {
  await new Promise((resolve) => setTimeout(resolve, 800));
  return fullDays.includes(day) ? { error: 'No table is left on this day.' } : {};
}

export default function ServerErrors() {
  // #region preview
  const { control, handleSubmit, setError, formState } = useForm<{ day: Dayjs | null }>({
    defaultValues: { day: dayjs('2026-05-20') },
  });

  const submit = handleSubmit(async ({ day }) => {
    if (!day?.isValid()) return setError('day', { message: 'Enter a day.' });
    const { error } = await reserve(day.format('YYYY-MM-DD'));
    if (error) setError('day', { type: 'server', message: error }, { shouldFocus: true });
  });
  // #endregion

  let status = 'Not sent';
  if (formState.isSubmitting) status = 'Sending…';
  else if (formState.isSubmitSuccessful) status = 'Reserved';

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack component="form" noValidate onSubmit={submit} spacing={2} sx={{ maxWidth: 280 }}>
        <Controller
          name="day"
          control={control}
          render={({ field: { ref, ...field }, fieldState: { error } }) => (
            <DatePicker
              {...field}
              inputRef={ref}
              label="Table for"
              slotProps={{
                textField: {
                  error: Boolean(error) || undefined,
                  helperText: error?.message ?? ' ',
                },
              }}
            />
          )}
        />
        <Button type="submit" variant="contained" loading={formState.isSubmitting}>
          Reserve
        </Button>
        <Typography variant="body2" role="status">
          {status}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
