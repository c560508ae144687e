import { useState } from 'react';
import dayjs from 'dayjs';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const queries = {
  'The pointer': '@media (pointer: fine)',
  'Always desktop': '@media all',
  'Always mobile': '@media not all',
};
type Choice = keyof typeof queries;

export default function ForcedVariant() {
  const [choice, setChoice] = useState<Choice>('Always mobile');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 2, maxWidth: 280 }}>
        {/* #region preview */}
        <TimePicker
          label="Doors open"
          defaultValue={dayjs('2026-04-20T19:30')}
          desktopModeMediaQuery={queries[choice]}
        />
        {/* #endregion */}
        <TextField
          select
          label="Decided by"
          value={choice}
          onChange={(event) => setChoice(event.target.value as Choice)}
        >
          {Object.keys(queries).map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
    </LocalizationProvider>
  );
}
