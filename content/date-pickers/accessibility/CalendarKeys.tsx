import { useState, type FocusEvent, type KeyboardEvent } from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function CalendarKeys() {
  const [key, setKey] = useState('none');
  const [focused, setFocused] = useState('nothing');

  const report = ({ target }: FocusEvent<HTMLElement>) => {
    const role = target.getAttribute('role') ?? target.tagName.toLowerCase();
    const grid = target.closest('[role="grid"]')?.getAttribute('aria-labelledby');
    const month = grid ? document.getElementById(grid)?.textContent : '';
    const name = target.getAttribute('aria-label') ?? target.textContent;
    setFocused([role, name, month].filter(Boolean).join(', '));
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <Stack
        sx={{ alignItems: 'center' }}
        onFocus={report}
        onKeyDown={(event: KeyboardEvent) => setKey(event.key === ' ' ? 'Space' : event.key)}
      >
        <DateCalendar
          defaultValue={dayjs('2025-05-15')}
          shouldDisableDate={(day) => day.day() === 0}
          sx={{ maxWidth: '100%' }}
        />
        <Typography variant="body2">Last key: {key}</Typography>
        <Typography variant="body2">In focus: {focused}</Typography>
      </Stack>
      {/* #endregion */}
    </LocalizationProvider>
  );
}
