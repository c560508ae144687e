import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function PublishAt() {
  const [draft, setDraft] = useState<Dayjs | null>(dayjs('2026-04-20T08:00'));
  const [saved, setSaved] = useState(draft);
  const write = (moment: Dayjs | null) =>
    moment?.isValid() ? moment.format('D MMM YYYY, HH:mm') : 'no moment';

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 280 }}>
        {/* #region preview */}
        <DateTimePicker
          label="Publish at"
          value={draft}
          onChange={setDraft}
          onAccept={(moment) => setSaved(moment)}
        />
        {/* #endregion */}
        <div role="status">
          <Typography variant="body2">Preview: {write(draft)}</Typography>
          <Typography variant="body2">Saved: {write(saved)}</Typography>
        </div>
        <Button variant="outlined" onClick={() => setDraft(saved)}>
          Discard the preview
        </Button>
      </Stack>
    </LocalizationProvider>
  );
}
