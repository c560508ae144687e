import { useEffect, useRef, useState } from 'react';
import dayjs from 'dayjs';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function OpenWhileSaving() {
  const [open, setOpen] = useState(false);
  const [saving, setSaving] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  // #region preview
  // onAccept is called before onClose, so the ref is set in time.
  const isSaving = useRef(false);
  const save = () => {
    isSaving.current = true;
    setSaving(true);
    timer.current = setTimeout(() => {
      isSaving.current = false;
      setSaving(false);
      setOpen(false);
    }, 1500);
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 280 }}>
        <DateTimePicker
          label="Interview"
          defaultValue={dayjs('2026-05-15T10:00')}
          open={open}
          onOpen={() => setOpen(true)}
          onAccept={(_day, context) => {
            if (context.validationError === null && open) save();
          }}
          onClose={() => {
            if (!isSaving.current) setOpen(false);
          }}
        />
        {/* #endregion */}
        <Typography variant="body2" role="status">
          {saving ? 'Saving…' : 'Saved'}
        </Typography>
        {saving && <LinearProgress aria-label="Saving" />}
      </Stack>
    </LocalizationProvider>
  );
}
