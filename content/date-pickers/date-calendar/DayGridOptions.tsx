import { useState } from 'react';
import dayjs from 'dayjs';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar, type DateCalendarProps } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const options: Record<string, DateCalendarProps> = {
  'Adjacent days': { showDaysOutsideCurrentMonth: true },
  'Six weeks': { fixedWeekNumber: 6 },
  'Two letters': { dayOfWeekFormatter: (day) => day.format('dd') },
};

export default function DayGridOptions() {
  const [active, setActive] = useState(['Adjacent days', 'Six weeks']);
  const props: DateCalendarProps = Object.assign({}, ...active.map((name) => options[name]));

  const toggle = (name: string) =>
    setActive(active.includes(name) ? active.filter((it) => it !== name) : [...active, name]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ alignItems: 'center' }}>
        <Stack
          direction="row"
          role="group"
          aria-label="Options"
          sx={{ gap: 0.5, flexWrap: 'wrap', justifyContent: 'center' }}
        >
          {Object.keys(options).map((name) => (
            <Chip
              key={name}
              label={name}
              aria-pressed={active.includes(name)}
              color={active.includes(name) ? 'primary' : 'default'}
              onClick={() => toggle(name)}
            />
          ))}
        </Stack>
        {/* #region preview */}
        <DateCalendar defaultValue={dayjs('2025-09-12')} {...props} sx={{ maxWidth: '100%' }} />
        {/* #endregion */}
      </Stack>
    </LocalizationProvider>
  );
}
