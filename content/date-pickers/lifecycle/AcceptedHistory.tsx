import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

export default function AcceptedHistory() {
  const [history, setHistory] = useState<Dayjs[]>([dayjs('2025-05-15')]);
  const [edited, setEdited] = useState<Dayjs | null>(history[0]!);

  const [undone, setUndone] = useState(0);

  const undo = () => {
    setUndone(undone + 1);
    const rest = history.slice(0, -1);
    setHistory(rest);
    setEdited(rest.at(-1) ?? null);
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ alignItems: 'center' }}>
        {/* #region preview */}
        {/* A new key makes the picker take the restored day as the accepted one. */}
        <StaticDatePicker
          key={undone}
          displayStaticWrapperAs="desktop"
          value={edited}
          onChange={setEdited}
          onAccept={(day) => day && setHistory([...history, day])}
          slotProps={{ actionBar: { actions: ['cancel', 'accept'] } }}
        />
        {/* #endregion */}
        <Stack direction="row" sx={{ gap: 2, alignItems: 'center' }}>
          <Typography variant="body2" role="status">
            Accepted:{' '}
            {history
              .map((day) => day.format('MMM D'))
              .slice(-3)
              .join(', ')}
          </Typography>
          <Button size="small" variant="outlined" disabled={history.length === 1} onClick={undo}>
            Undo
          </Button>
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}
