import { useState } from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar, dayCalendarClasses } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickerDay2 } from '@mui/x-date-pickers/PickerDay2';

const sizes = {
  small: { size: '28px', margin: '3px' },
  default: { size: '36px', margin: '2px' },
  joined: { size: '40px', margin: '0px' },
};
type Size = keyof typeof sizes;

export default function DaySizes() {
  const [name, setName] = useState<Size>('small');
  const { size, margin } = sizes[name];

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ alignItems: 'center' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Size of the days"
          value={name}
          onChange={(_event, next: Size | null) => next && setName(next)}
        >
          {Object.keys(sizes).map((key) => (
            <ToggleButton key={key} value={key}>
              {key}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        {/* #region preview */}
        <DateCalendar
          defaultValue={dayjs('2025-06-18')}
          showDaysOutsideCurrentMonth
          slots={{ day: PickerDay2 }}
          slotProps={{
            day: { sx: { '--PickerDay-size': size, '--PickerDay-horizontalMargin': margin } },
          }}
          sx={{
            maxWidth: '100%',
            [`& .${dayCalendarClasses.weekDayLabel}`]: { width: size, marginInline: margin },
          }}
        />
        {/* #endregion */}
      </Stack>
    </LocalizationProvider>
  );
}
