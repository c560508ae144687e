import { createContext, useContext, useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import MenuItem, { type MenuItemProps } from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

// #region preview
const StartContext = createContext<Dayjs | null>(null);

interface EndItemProps extends MenuItemProps {
  itemValue: Dayjs;
  formattedValue: string;
}

function EndItem({ itemValue, formattedValue, ...props }: EndItemProps) {
  const start = useContext(StartContext);
  const hours = start ? itemValue.diff(start, 'minute') / 60 : 0;

  return (
    <MenuItem {...props}>
      {formattedValue} ({hours} h)
    </MenuItem>
  );
}
// #endregion

export default function EndDurations() {
  const [start, setStart] = useState<Dayjs>(dayjs('2026-05-11T09:00'));
  const [end, setEnd] = useState<Dayjs>(dayjs('2026-05-11T10:30'));
  const handleStart = (next: Dayjs | null) => {
    if (next === null) return;
    setStart(next);
    if (!end.isAfter(next)) setEnd(next.add(30, 'minute'));
  };
  const shared = { ampm: false, skipDisabled: true, maxTime: dayjs('2026-05-11T18:00') };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" sx={{ gap: 2, justifyContent: 'center' }}>
        <div role="group" aria-label="Start">
          <Typography align="center">Start</Typography>
          <DigitalClock
            {...shared}
            minTime={dayjs('2026-05-11T08:00')}
            value={start}
            onChange={handleStart}
          />
        </div>
        <div role="group" aria-label="End">
          <Typography align="center">End</Typography>
          <StartContext value={start}>
            <DigitalClock
              {...shared}
              minTime={start.add(30, 'minute')}
              value={end}
              onChange={(next) => next && setEnd(next)}
              slots={{ digitalClockItem: EndItem }}
            />
          </StartContext>
        </div>
      </Stack>
    </LocalizationProvider>
  );
}
