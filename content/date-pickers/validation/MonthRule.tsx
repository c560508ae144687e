import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MonthCalendar } from '@mui/x-date-pickers/MonthCalendar';

// #region preview
const isBreedingSeason = (month: Dayjs) => month.month() >= 2 && month.month() <= 5;

export default function MonthRule() {
  const [month, setMonth] = useState<Dayjs | null>(dayjs('2025-05-01'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ alignItems: 'center' }}>
        <DateField
          label="Hedge cutting"
          format="MMMM YYYY"
          value={month}
          onChange={setMonth}
          shouldDisableMonth={isBreedingSeason}
          helperText="Not from March to June"
        />
        <MonthCalendar
          value={month}
          onChange={setMonth}
          shouldDisableMonth={isBreedingSeason}
          sx={{ maxWidth: '100%' }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
// #endregion
