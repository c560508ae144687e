import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import MenuItem, { type MenuItemProps } from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const seats: Record<string, number> = {
  '17:30': 2,
  '18:00': 6,
  '18:30': 1,
  '19:30': 4,
  '20:00': 8,
};

// #region preview
interface SlotItemProps extends MenuItemProps {
  itemValue: Dayjs;
  formattedValue: string;
}

function SlotItem({ itemValue, formattedValue, ...props }: SlotItemProps) {
  const left = seats[itemValue.format('HH:mm')] ?? 0;

  return (
    <MenuItem {...props} sx={{ justifyContent: 'space-between' }}>
      {formattedValue}
      <Typography component="span" variant="caption">
        {left} {left === 1 ? 'seat' : 'seats'}
      </Typography>
    </MenuItem>
  );
}

export default function SeatsLeft() {
  const [slot, setSlot] = useState<Dayjs | null>(dayjs('2026-04-20T18:00'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ alignItems: 'center', gap: 1 }}>
        <DigitalClock
          ampm={false}
          skipDisabled
          shouldDisableTime={(time) => !(time.format('HH:mm') in seats)}
          value={slot}
          onChange={setSlot}
          slots={{ digitalClockItem: SlotItem }}
          sx={{ width: 180 }}
        />
        <Typography role="status">Table at {slot?.format('HH:mm')}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
// #endregion
