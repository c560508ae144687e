import { useActionState, useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

// #region preview
interface Result {
  error?: string;
  saved?: string;
}

async function saveDeadline(_previous: Result, form: FormData): Promise<Result> {
  const day = String(form.get('deadline'));
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return { error: 'Enter a day.' };
  await new Promise((resolve) => setTimeout(resolve, 800));
  return day < '2026-05-01' ? { error: 'Choose a day after April.' } : { saved: day };
}

export default function ActionForm() {
  const [day, setDay] = useState<Dayjs | null>(dayjs('2026-04-20'));
  const [result, submit, isPending] = useActionState(saveDeadline, {});

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack component="form" noValidate action={submit} spacing={2} sx={{ maxWidth: 280 }}>
        <DatePicker
          label="Deadline"
          value={day}
          onChange={setDay}
          slotProps={{
            textField: {
              error: Boolean(result.error) || undefined,
              helperText: result.error ?? ' ',
            },
          }}
        />
        <input
          type="hidden"
          name="deadline"
          value={day?.isValid() ? day.format('YYYY-MM-DD') : ''}
        />
        <Button type="submit" variant="contained" loading={isPending}>
          Save
        </Button>
        <Typography variant="body2" role="status">
          {result.saved ? `Saved: ${result.saved}` : 'Not saved'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
// #endregion
