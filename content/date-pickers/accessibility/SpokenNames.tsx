import { useState } from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

function describe(element: HTMLElement) {
  const role = element.getAttribute('role') ?? element.tagName.toLowerCase();
  const name = element.getAttribute('aria-label') ?? element.textContent;
  const value = element.getAttribute('aria-valuetext') ?? element.getAttribute('aria-valuenow');
  return `${role}, “${name}”${value ? `, value ${value}` : ''}`;
}

export default function SpokenNames() {
  const [spoken, setSpoken] = useState('nothing yet');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        spacing={2}
        sx={{ alignItems: 'flex-start' }}
        onFocus={(event) => setSpoken(describe(event.target as HTMLElement))}
      >
        {/* #region preview */}
        <DatePicker
          label="Date of departure"
          defaultValue={dayjs('2026-05-15')}
          slotProps={{ textField: { helperText: 'Month / day / year' } }}
        />
        {/* #endregion */}
        <Typography variant="body2">In focus: {spoken}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
