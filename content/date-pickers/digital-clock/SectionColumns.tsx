import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import type { TimeView } from '@mui/x-date-pickers/models';
import { spokenTimes } from './spokenTimes';

const columns = ['hours', 'minutes', 'seconds'] as const;

export default function SectionColumns() {
  const [views, setViews] = useState<readonly TimeView[]>(columns);
  const [time, setTime] = useState<Dayjs | null>(dayjs('2026-04-20T10:30:15'));
  const [state, setState] = useState('none');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} localeText={spokenTimes}>
      <Stack sx={{ alignItems: 'center', gap: 1 }}>
        <ToggleButtonGroup
          size="small"
          aria-label="Columns"
          value={views}
          onChange={(_event, next: TimeView[]) => {
            if (next.length > 0) setViews(columns.filter((name) => next.includes(name)));
          }}
        >
          {columns.map((name) => (
            <ToggleButton key={name} value={name}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        {/* #region preview */}
        <MultiSectionDigitalClock
          ampm={false}
          views={views}
          value={time}
          onChange={(next, selectionState) => {
            setTime(next);
            setState(selectionState ?? 'none');
          }}
        />
        {/* #endregion */}
        <Typography variant="body2" role="status">
          {time?.format('HH:mm:ss')}, state: {state}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
