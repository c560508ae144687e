import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const describe = (day: Dayjs | null, error: string | null) =>
  error ?? day?.format('YYYY-MM-DD') ?? 'null';

export default function ChangeAndAccept() {
  const [closeOnSelect, setCloseOnSelect] = useState(false);
  const [changed, setChanged] = useState('not called yet');
  const [accepted, setAccepted] = useState('not called yet');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        {/* #region preview */}
        <DatePicker
          label="Inspection"
          defaultValue={dayjs('2025-05-20')}
          closeOnSelect={closeOnSelect}
          onChange={(day, context) => setChanged(describe(day, context.validationError))}
          onAccept={(day, context) => setAccepted(describe(day, context.validationError))}
        />
        {/* #endregion */}
        <FormControlLabel
          control={<Switch checked={closeOnSelect} />}
          onChange={(_event, checked) => setCloseOnSelect(checked)}
          label="Close on select"
        />
        <div role="status">
          <Typography variant="body2">onChange: {changed}</Typography>
          <Typography variant="body2">onAccept: {accepted}</Typography>
        </div>
      </Stack>
    </LocalizationProvider>
  );
}
