import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { Controller, useForm } from 'react-hook-form';
import { z } from 'zod';
import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

// #region preview
const stay = z
  .custom<DateRange<Dayjs>>((value) => Array.isArray(value))
  .transform(([from, until], context) => {
    const fail = (message: string) => {
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    };
    if (!from?.isValid() || !until?.isValid()) return fail('Enter both days.');
    const nights = until.diff(from, 'day');
    if (nights < 2) return fail('Stay at least two nights.');
    return { from: from.format('YYYY-MM-DD'), until: until.format('YYYY-MM-DD'), nights };
  });

const booking = z.object({ stay });
// #endregion

const initial: z.input<typeof booking> = { stay: [dayjs('2026-05-15'), dayjs('2026-05-16')] };

export default function ZodRange() {
  const [sent, setSent] = useState<z.output<typeof booking> | null>(null);
  const { control, handleSubmit } = useForm({
    resolver: zodResolver(booking),
    defaultValues: initial,
  });

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        component="form"
        noValidate
        onSubmit={handleSubmit(setSent)}
        sx={{ width: 290, gap: 1 }}
      >
        <Controller
          name="stay"
          control={control}
          render={({ field, fieldState: { error } }) => (
            <DateRangePicker
              label="Stay"
              value={field.value}
              onChange={field.onChange}
              inputRef={field.ref}
              slotProps={{
                textField: {
                  error: Boolean(error) || undefined,
                  helperText: error?.message ?? ' ',
                },
              }}
            />
          )}
        />
        <Button type="submit" variant="contained">
          Book
        </Button>
        <Box
          component="output"
          sx={{ typography: 'body2', minHeight: 60, overflowWrap: 'anywhere' }}
        >
          {sent ? JSON.stringify(sent.stay) : 'Nothing sent yet'}
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
