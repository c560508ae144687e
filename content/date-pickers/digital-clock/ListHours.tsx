import { useState } from 'react';
import dayjs from 'dayjs';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import { spokenTimes } from './spokenTimes';

export default function ListHours() {
  const [ampm, setAmpm] = useState(true);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} localeText={spokenTimes}>
      <Stack sx={{ alignItems: 'center', gap: 2 }}>
        <FormControlLabel
          control={<Switch checked={ampm} />}
          onChange={(_event, checked) => setAmpm(checked)}
          label="AM and PM"
        />
        {/* #region preview */}
        <MultiSectionDigitalClock
          ampm={ampm}
          defaultValue={dayjs('2026-04-20T20:15')}
          timeSteps={{ minutes: 15 }}
        />
        {/* #endregion */}
      </Stack>
    </LocalizationProvider>
  );
}
