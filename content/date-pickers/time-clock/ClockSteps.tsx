import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import type { TimeView } from '@mui/x-date-pickers/models';

const views = ['hours', 'minutes', 'seconds'] as const;

export default function ClockSteps() {
  const [time, setTime] = useState<Dayjs | null>(dayjs('2026-04-20T06:25:40'));
  const [view, setView] = useState<TimeView>('minutes');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ alignItems: 'center', gap: 1 }}>
        {/* #region preview */}
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Part of the time"
          value={view}
          onChange={(_event, next: TimeView | null) => next && setView(next)}
        >
          {views.map((name) => (
            <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
              {time?.format({ hours: 'HH [h]', minutes: 'mm [min]', seconds: 'ss [s]' }[name])}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <TimeClock
          ampm={false}
          views={views}
          view={view}
          onViewChange={setView}
          value={time}
          onChange={setTime}
          sx={{ maxWidth: '100%' }}
        />
        {/* #endregion */}
      </Stack>
    </LocalizationProvider>
  );
}
