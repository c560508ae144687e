import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const taken = ['09:40', '10:00', '11:20'];

export default function FreeSlots() {
  const [skip, setSkip] = useState(true);
  const [slot, setSlot] = useState<Dayjs | null>(dayjs('2026-04-20T10:20'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ alignItems: 'center' }}>
        <FormControlLabel
          control={<Switch checked={skip} />}
          onChange={(_event, checked) => setSkip(checked)}
          label="Skip disabled options"
        />
        {/* #region preview */}
        <DigitalClock
          ampm={false}
          timeStep={20}
          value={slot}
          onChange={setSlot}
          minTime={dayjs('2026-04-20T09:00')}
          maxTime={dayjs('2026-04-20T11:40')}
          shouldDisableTime={(time) => taken.includes(time.format('HH:mm'))}
          skipDisabled={skip}
          sx={{ width: 160 }}
        />
        {/* #endregion */}
        <Typography role="status" sx={{ pt: 2 }}>
          Appointment at {slot?.format('HH:mm')}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
