import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

export default function ReferenceParts() {
  const [start, setStart] = useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
        {/* #region preview */}
        <TimeField
          label="Start of the concert"
          value={start}
          onChange={setStart}
          referenceDate={dayjs('2026-04-25')}
        />
        {/* #endregion */}
        <Button
          variant="outlined"
          onClick={() => setStart(dayjs('2026-05-09T20:15'))}
          sx={{ textTransform: 'none' }}
        >
          Start from 9 May instead
        </Button>
        <Typography variant="body2" role="status">
          Value: {start?.isValid() ? start.format('YYYY-MM-DD HH:mm') : 'null'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
