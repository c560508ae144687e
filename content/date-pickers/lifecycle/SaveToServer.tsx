import { useEffect, useRef, useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError, PickerChangeHandlerContext } from '@mui/x-date-pickers/models';

type Status = 'Saved' | 'Waiting' | 'Saving…' | 'Could not be saved' | 'Not valid, not sent';

export default function SaveToServer() {
  const [status, setStatus] = useState<Status>('Saved');
  const [fails, setFails] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  // #region preview
  const save = (day: Dayjs | null, context: PickerChangeHandlerContext<DateValidationError>) => {
    clearTimeout(timer.current);
    if (!day || context.validationError !== null) return setStatus('Not valid, not sent');
    setStatus('Waiting');
    timer.current = setTimeout(() => {
      setStatus('Saving…');
      timer.current = setTimeout(() => setStatus(fails ? 'Could not be saved' : 'Saved'), 900);
    }, 600);
  };
  // #endregion

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <DatePicker
          label="Due"
          defaultValue={dayjs('2026-05-20')}
          onAccept={save}
          slotProps={{
            textField: { error: status === 'Could not be saved' ? true : undefined },
          }}
        />
        <FormControlLabel
          control={<Switch checked={fails} />}
          onChange={(_event, checked) => setFails(checked)}
          label="Let saving fail"
        />
        <Typography variant="body2" role="status">
          {status}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
