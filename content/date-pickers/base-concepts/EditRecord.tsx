import dayjs, { type Dayjs } from 'dayjs';
import { Controller, useForm } from 'react-hook-form';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const record = { starts: '2026-05-04', ends: '2026-06-26' };

interface Course {
  starts: Dayjs | null;
  ends: Dayjs | null;
}

export default function EditRecord() {
  // #region preview
  const { control, handleSubmit, reset, formState } = useForm<Course>({
    defaultValues: { starts: dayjs(record.starts), ends: dayjs(record.ends) },
  });
  // After saving, the saved values are the new starting point.
  const save = handleSubmit((course) => reset(course));
  // #endregion
  const changed = Object.keys(formState.dirtyFields).join(', ');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack component="form" noValidate onSubmit={save} spacing={2} sx={{ maxWidth: 280 }}>
        {(['starts', 'ends'] as const).map((name) => (
          <Controller
            key={name}
            name={name}
            control={control}
            render={({ field: { ref, ...field } }) => (
              <DatePicker {...field} inputRef={ref} label={`Course ${name}`} />
            )}
          />
        ))}
        <Stack direction="row" spacing={1}>
          <Button type="submit" variant="contained" disabled={!formState.isDirty}>
            Save
          </Button>
          <Button disabled={!formState.isDirty} onClick={() => reset()}>
            Undo changes
          </Button>
        </Stack>
        <Typography variant="body2" role="status">
          {changed ? `Changed: ${changed}` : 'No changes'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
