import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { YearCalendar } from '@mui/x-date-pickers/YearCalendar';

// #region preview
const rules = {
  minDate: dayjs('2016-01-01'),
  maxDate: dayjs('2030-12-31'),
  // The regatta takes place in even years.
  shouldDisableYear: (year: Dayjs) => year.year() % 2 === 1,
};

export default function YearRule() {
  const [year, setYear] = useState<Dayjs | null>(dayjs('2023-01-01'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ alignItems: 'center' }}>
        <DateField
          {...rules}
          label="Regatta"
          format="YYYY"
          value={year}
          onChange={setYear}
          helperText="Every two years, in even years"
        />
        <YearCalendar {...rules} value={year} onChange={setYear} sx={{ maxWidth: '100%' }} />
      </Stack>
    </LocalizationProvider>
  );
}
// #endregion
