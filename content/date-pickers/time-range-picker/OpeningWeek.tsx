import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const days = ['Monday', 'Tuesday', 'Wednesday'] as const;
type Week = Record<(typeof days)[number], DateRange<Dayjs>>;

const at = (time: string) => dayjs(`2026-05-11T${time}`);
const initial: Week = {
  Monday: [at('09:00'), at('18:00')],
  Tuesday: [at('10:00'), at('18:00')],
  Wednesday: [null, null],
};

export default function OpeningWeek() {
  const [week, setWeek] = useState(initial);
  const hours = Object.values(week).reduce((sum, [from, until]) => {
    if (!from?.isValid() || !until?.isValid()) return sum;
    return sum + until.diff(from, 'minute') / 60;
  }, 0);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        {/* #region preview */}
        {days.map((day) => (
          <SingleInputTimeRangeField
            key={day}
            label={day}
            ampm={false}
            value={week[day]}
            onChange={(range) => setWeek({ ...week, [day]: range })}
            sx={{ width: 260 }}
          />
        ))}
        <Button
          variant="outlined"
          onClick={() => {
            const { Monday } = week;
            setWeek({ Monday, Tuesday: Monday, Wednesday: Monday });
          }}
        >
          Copy Monday to all days
        </Button>
        {/* #endregion */}
        <Typography variant="body2" role="status">
          {hours.toFixed(1)} hours in all
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
