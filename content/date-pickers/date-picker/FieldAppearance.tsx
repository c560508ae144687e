import { useState } from 'react';
import dayjs from 'dayjs';
import EventAvailableIcon from '@mui/icons-material/EventAvailable';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function FieldAppearance() {
  const [variant, setVariant] = useState<'outlined' | 'filled' | 'standard'>('filled');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ alignItems: 'flex-start' }}>
        {/* #region preview */}
        <DatePicker
          label="Pick-up"
          defaultValue={dayjs('2025-05-16')}
          slots={{ openPickerIcon: EventAvailableIcon }}
          slotProps={{
            textField: { variant, size: 'small', helperText: 'Month / day / year' },
            field: { openPickerButtonPosition: 'start' },
          }}
        />
        {/* #endregion */}
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Variant"
          value={variant}
          onChange={(_event, next: typeof variant | null) => next && setVariant(next)}
        >
          <ToggleButton value="outlined">Outlined</ToggleButton>
          <ToggleButton value="filled">Filled</ToggleButton>
          <ToggleButton value="standard">Standard</ToggleButton>
        </ToggleButtonGroup>
      </Stack>
    </LocalizationProvider>
  );
}
