import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

export default function ClockKeys() {
  const [kind, setKind] = useState<'face' | 'list'>('face');
  const [time, setTime] = useState<Dayjs | null>(dayjs('2026-05-15T09:30'));
  const shared = { ampm: false, value: time, onChange: setTime };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ alignItems: 'center', gap: 1, minHeight: 350 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Kind of clock"
          value={kind}
          onChange={(_event, next: typeof kind | null) => next && setKind(next)}
        >
          <ToggleButton value="face">Clock face</ToggleButton>
          <ToggleButton value="list">List</ToggleButton>
        </ToggleButtonGroup>
        <Typography role="status">{time?.format('HH:mm')}</Typography>
        {/* #region preview */}
        {kind === 'face' ? (
          <TimeClock {...shared} showViewSwitcher sx={{ maxWidth: '100%' }} />
        ) : (
          <DigitalClock {...shared} sx={{ width: 120 }} />
        )}
        {/* #endregion */}
      </Stack>
    </LocalizationProvider>
  );
}
