import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { YearCalendar } from '@mui/x-date-pickers/YearCalendar';

export default function YearsOrder() {
  const [latestFirst, setLatestFirst] = useState(true);
  const [fourPerRow, setFourPerRow] = useState(false);
  const [year, setYear] = useState<Dayjs>(dayjs('2019-06-01'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ alignItems: 'center' }}>
        <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'center' }}>
          <FormControlLabel
            control={<Switch checked={latestFirst} onChange={() => setLatestFirst(!latestFirst)} />}
            label="Latest first"
          />
          <FormControlLabel
            control={<Switch checked={fourPerRow} onChange={() => setFourPerRow(!fourPerRow)} />}
            label="Four per row"
          />
        </Stack>
        {/* #region preview */}
        <YearCalendar
          value={year}
          onChange={setYear}
          minDate={dayjs('2010-01-01')}
          maxDate={dayjs('2027-12-31')}
          yearsOrder={latestFirst ? 'desc' : 'asc'}
          yearsPerRow={fourPerRow ? 4 : 3}
          sx={{ maxWidth: '100%', height: 280 }}
        />
        {/* #endregion */}
      </Stack>
    </LocalizationProvider>
  );
}
