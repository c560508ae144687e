import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

const formats = ['dddd', 'D MMM', 'D/M/YYYY'];

export default function ToolbarOptions() {
  const [format, setFormat] = useState('dddd');
  const [value, setValue] = useState<Dayjs | null>(dayjs('2025-06-18'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1}>
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', justifyContent: 'center' }}>
          <ToggleButtonGroup
            exclusive
            size="small"
            aria-label="Title format"
            value={format}
            onChange={(_event, next: string | null) => next && setFormat(next)}
            sx={{ '& button': { textTransform: 'none' } }}
          >
            {formats.map((name) => (
              <ToggleButton key={name} value={name}>
                {name}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
          <Button onClick={() => setValue(null)}>Clear</Button>
        </Stack>
        {/* #region preview */}
        <Box sx={{ overflowX: 'auto' }}>
          <StaticDatePicker
            orientation="portrait"
            value={value}
            onChange={setValue}
            referenceDate={dayjs('2025-06-18')}
            slotProps={{
              toolbar: { toolbarFormat: format, toolbarPlaceholder: 'Any day' },
              actionBar: { actions: [] },
            }}
          />
        </Box>
        {/* #endregion */}
      </Stack>
    </LocalizationProvider>
  );
}
