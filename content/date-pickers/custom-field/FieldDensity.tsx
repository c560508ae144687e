import { useState } from 'react';
import dayjs from 'dayjs';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function FieldDensity() {
  const [spacious, setSpacious] = useState(true);
  const [respectZeros, setRespectZeros] = useState(false);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <div>
          <FormControlLabel
            control={<Switch checked={spacious} onChange={() => setSpacious(!spacious)} />}
            label="Spacious"
          />
          <FormControlLabel
            control={
              <Switch checked={respectZeros} onChange={() => setRespectZeros(!respectZeros)} />
            }
            label="Zeros as in the format"
          />
        </div>
        {/* #region preview */}
        <DatePicker
          label="Rehearsal"
          format="M/D/YYYY"
          defaultValue={dayjs('2026-05-03')}
          formatDensity={spacious ? 'spacious' : 'dense'}
          slotProps={{ field: { shouldRespectLeadingZeros: respectZeros } }}
        />
        {/* #endregion */}
      </Stack>
    </LocalizationProvider>
  );
}
