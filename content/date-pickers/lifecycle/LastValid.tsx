import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function LastValid() {
  const [edited, setEdited] = useState<Dayjs | null>(dayjs('2026-05-20'));
  const [valid, setValid] = useState(edited);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        {/* #region preview */}
        <DatePicker
          label="Shipping"
          value={edited}
          minDate={dayjs('2026-05-01')}
          maxDate={dayjs('2026-06-30')}
          onChange={(day, context) => {
            setEdited(day);
            if (day && context.validationError === null) setValid(day);
          }}
          slotProps={{ textField: { helperText: 'In May or June 2026' } }}
        />
        {/* #endregion */}
        <Typography variant="body2" role="status">
          Last valid day: {valid?.format('D MMMM YYYY')}
        </Typography>
        <Button size="small" variant="outlined" onClick={() => setEdited(valid)}>
          Restore it
        </Button>
      </Stack>
    </LocalizationProvider>
  );
}
