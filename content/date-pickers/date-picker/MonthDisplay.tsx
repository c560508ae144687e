import { useState } from 'react';
import dayjs from 'dayjs';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { dayCalendarClasses } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

export default function MonthDisplay() {
  const [weekNumbers, setWeekNumbers] = useState(true);
  const [outsideDays, setOutsideDays] = useState(true);
  const [sixWeeks, setSixWeeks] = useState(false);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ flexDirection: { xs: 'column', sm: 'row' } }}>
        {/* #region preview */}
        <StaticDatePicker
          displayStaticWrapperAs="desktop"
          slotProps={{ actionBar: { actions: [] } }}
          defaultValue={dayjs('2025-05-15')}
          displayWeekNumber={weekNumbers}
          showDaysOutsideCurrentMonth={outsideDays}
          fixedWeekNumber={sixWeeks ? 6 : undefined}
          sx={{ [`& .${dayCalendarClasses.weekNumber}`]: { color: 'text.secondary' } }}
        />
        {/* #endregion */}
        <FormGroup sx={{ px: 2 }}>
          <FormControlLabel
            control={<Switch checked={weekNumbers} />}
            onChange={(_event, checked) => setWeekNumbers(checked)}
            label="Week numbers"
          />
          <FormControlLabel
            control={<Switch checked={outsideDays} />}
            onChange={(_event, checked) => setOutsideDays(checked)}
            label="Days of other months"
          />
          <FormControlLabel
            control={<Switch checked={sixWeeks} />}
            onChange={(_event, checked) => setSixWeeks(checked)}
            label="Always six weeks"
          />
        </FormGroup>
      </Stack>
    </LocalizationProvider>
  );
}
