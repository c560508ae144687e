import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

export default function DragStates() {
  const [shown, setShown] = useState<Dayjs | null>(dayjs('2026-04-20T19:30'));
  const [saved, setSaved] = useState(shown);
  const [state, setState] = useState('none');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ alignItems: 'center' }}>
        {/* #region preview */}
        <TimeClock
          ampm={false}
          showViewSwitcher
          value={shown}
          onChange={(time, selectionState, view) => {
            setShown(time);
            setState(`${selectionState} in ${view}`);
            if (selectionState === 'finish') setSaved(time);
          }}
          sx={{ maxWidth: '100%' }}
        />
        {/* #endregion */}
        <Typography variant="body2" role="status">
          Last call: {state}
        </Typography>
        <Typography variant="body2">
          Shown {shown?.format('HH:mm')}, saved {saved?.format('HH:mm')}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
