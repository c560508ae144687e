import { useState } from 'react';
import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersActionBarAction } from '@mui/x-date-pickers/PickersActionBar';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

const all: PickersActionBarAction[] = ['clear', 'today', 'cancel', 'accept'];

export default function ActionList() {
  const [actions, setActions] = useState<PickersActionBarAction[]>(['clear', 'accept']);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1}>
        <Stack
          direction="row"
          role="group"
          aria-label="Actions"
          sx={{ gap: 1, justifyContent: 'center' }}
        >
          {all.map((action) => (
            <Chip
              key={action}
              label={action}
              aria-pressed={actions.includes(action)}
              color={actions.includes(action) ? 'primary' : 'default'}
              onClick={() =>
                setActions(
                  actions.includes(action)
                    ? actions.filter((other) => other !== action)
                    : [...actions, action],
                )
              }
            />
          ))}
        </Stack>
        {/* #region preview */}
        <Box sx={{ overflowX: 'auto' }}>
          <StaticDatePicker
            displayStaticWrapperAs="desktop"
            defaultValue={dayjs('2025-06-18')}
            slotProps={{ actionBar: { actions } }}
          />
        </Box>
        {/* #endregion */}
      </Stack>
    </LocalizationProvider>
  );
}
