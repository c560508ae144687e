import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';

const items: PickersShortcutsItem<Dayjs | null>[] = [
  { id: 'launch', label: 'Launch', getValue: () => dayjs('2026-05-18') },
  { id: 'review', label: 'Review', getValue: () => dayjs('2026-06-02') },
];

export default function ShortcutImportance() {
  const [importance, setImportance] = useState<'accept' | 'set'>('set');
  const [source, setSource] = useState('nothing yet');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        {/* #region preview */}
        <DatePicker
          label="Milestone"
          defaultValue={dayjs('2026-05-11')}
          closeOnSelect={false}
          onChange={(_day, context) =>
            setSource(context.shortcut?.id ?? 'the calendar or the keys')
          }
          slotProps={{ shortcuts: { items, changeImportance: importance } }}
        />
        {/* #endregion */}
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="changeImportance"
          value={importance}
          onChange={(_event, next: typeof importance | null) => next && setImportance(next)}
        >
          <ToggleButton value="accept">accept</ToggleButton>
          <ToggleButton value="set">set</ToggleButton>
        </ToggleButtonGroup>
        <Typography variant="body2" role="status">
          Set by: {source}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
