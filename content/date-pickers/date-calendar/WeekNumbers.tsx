import dayjs from 'dayjs';
import 'dayjs/locale/en-gb';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar, dayCalendarClasses } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersDayClasses } from '@mui/x-date-pickers/PickersDay';

const { weekDayLabel, weekNumber, weekNumberLabel } = dayCalendarClasses;
const weekColumn = `& .${weekNumber}, & .${weekNumberLabel}`;
// Eight columns of 34 px fit on a phone.
const narrow = `& .${pickersDayClasses.root}, & .${weekDayLabel}, ${weekColumn}`;

// #region preview
const weekTexts = {
  calendarWeekNumberHeaderText: 'Wk',
  calendarWeekNumberHeaderLabel: 'Week of the year',
  calendarWeekNumberText: (week: number) => `${week}.`,
  calendarWeekNumberAriaLabelText: (week: number) => `Calendar week ${week}`,
};

export default function WeekNumbers() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="en-gb" localeText={weekTexts}>
      <DateCalendar
        displayWeekNumber
        defaultValue={dayjs('2025-09-12')}
        sx={{
          maxWidth: '100%',
          [narrow]: { width: 32, marginInline: '1px' },
          // The default color is too light for small text.
          [weekColumn]: { color: 'text.secondary' },
        }}
      />
    </LocalizationProvider>
  );
}
// #endregion
