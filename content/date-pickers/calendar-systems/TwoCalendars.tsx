import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';

const calendars = { Persian: 'persian', Hebrew: 'hebrew', 'Umm al-Qura': 'islamic-umalqura' };
type Calendar = keyof typeof calendars;

/** The same calendar day everywhere: built and read in UTC. */
function write(day: Dayjs, calendar: Calendar, options: Intl.DateTimeFormatOptions) {
  const format = new Intl.DateTimeFormat(`en-u-ca-${calendars[calendar]}`, {
    ...options,
    timeZone: 'UTC',
  });
  return format.format(new Date(Date.UTC(day.year(), day.month(), day.date())));
}

// #region preview
function DoubleDay({ calendar = 'Persian', ...props }: PickersDayProps & { calendar?: Calendar }) {
  const other = write(props.day, calendar, { day: 'numeric', month: 'long' });

  return (
    <PickersDay
      {...props}
      aria-label={`${props.day.format('D MMMM')}, ${other}`}
      sx={{
        flexDirection: 'column',
        lineHeight: 1.2,
        '&::after': {
          content: `"${write(props.day, calendar, { day: 'numeric' })}"`,
          fontSize: 10,
        },
      }}
    />
  );
}
// #endregion

export default function TwoCalendars() {
  const [calendar, setCalendar] = useState<Calendar>('Persian');
  const [day, setDay] = useState<Dayjs | null>(dayjs('2025-03-21'));
  const dayProps: Partial<PickersDayProps> & { calendar: Calendar } = { calendar };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ alignItems: 'center', gap: 1 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Second calendar"
          value={calendar}
          onChange={(_event, next: Calendar | null) => next && setCalendar(next)}
          sx={{ '& button': { textTransform: 'none' } }}
        >
          {Object.keys(calendars).map((name) => (
            <ToggleButton key={name} value={name}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <DateCalendar
          value={day}
          onChange={setDay}
          slots={{ day: DoubleDay }}
          slotProps={{ day: dayProps }}
          sx={{ maxWidth: '100%' }}
        />
        <Typography role="status">{day && write(day, calendar, { dateStyle: 'long' })}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
