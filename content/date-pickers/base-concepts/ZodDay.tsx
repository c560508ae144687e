import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { Controller, useForm } from 'react-hook-form';
import { z } from 'zod';
import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

// #region preview
const isDay = (value: unknown) => value === null || dayjs.isDayjs(value);

const calendarDay = z.custom<Dayjs | null>(isDay).transform((value, context) => {
  if (value?.isValid()) return value.format('YYYY-MM-DD');
  const message = value ? 'This day doesn’t exist.' : 'Enter a day.';
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
});

const loan = z.object({ tool: z.string().min(1, 'Enter a tool.'), due: calendarDay });
// #endregion

const empty: z.input<typeof loan> = { tool: '', due: null };

export default function ZodDay() {
  const [sent, setSent] = useState<z.output<typeof loan> | null>(null);
  const { control, register, handleSubmit, formState } = useForm({
    resolver: zodResolver(loan),
    defaultValues: empty,
  });
  const { tool } = formState.errors;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        component="form"
        noValidate
        onSubmit={handleSubmit(setSent)}
        sx={{ maxWidth: 280, gap: 1 }}
      >
        <TextField
          {...register('tool')}
          label="Tool"
          error={Boolean(tool)}
          helperText={tool?.message ?? ' '}
        />
        <Controller
          name="due"
          control={control}
          render={({ field: { ref, ...field }, fieldState: { error } }) => (
            <DatePicker
              label="Due back"
              value={field.value}
              onChange={field.onChange}
              inputRef={ref}
              referenceDate={dayjs('2026-05-15')}
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
          Lend
        </Button>
        <Box component="output" sx={{ typography: 'body2', overflowWrap: 'anywhere' }}>
          {sent ? JSON.stringify(sent) : 'Nothing sent yet'}
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
