import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const formats = ['MM/DD/YYYY', 'YYYY-MM-DD', 'D.M.YYYY', 'DD MMM YYYY', 'MMMM Do, YYYY'];

export default function FormatChoices() {
  const [harvest, setHarvest] = useState<Dayjs | null>(dayjs('2025-09-04'));
  const [format, setFormat] = useState('D.M.YYYY');
  const [spacious, setSpacious] = useState(false);
  const [keepShort, setKeepShort] = useState(true);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 280 }}>
        {/* #region preview */}
        <DatePicker
          key={`${spacious} ${keepShort}`}
          label="Harvest"
          value={harvest}
          onChange={setHarvest}
          format={format}
          formatDensity={spacious ? 'spacious' : 'dense'}
          slotProps={{ field: { shouldRespectLeadingZeros: keepShort } }}
        />
        {/* #endregion */}
        <TextField
          select
          label="format"
          value={format}
          onChange={(event) => setFormat(event.target.value)}
        >
          {formats.map((option) => (
            <MenuItem key={option} value={option}>
              {option}
            </MenuItem>
          ))}
        </TextField>
        <FormControlLabel
          control={<Switch checked={spacious} />}
          onChange={(_event, checked) => setSpacious(checked)}
          label="Spacious"
        />
        <FormControlLabel
          control={<Switch checked={keepShort} />}
          onChange={(_event, checked) => setKeepShort(checked)}
          label="Respect leading zeros"
        />
      </Stack>
    </LocalizationProvider>
  );
}
