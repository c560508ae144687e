import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';

const items: PickersShortcutsItem<Dayjs | null>[] = [
  {
    label: 'First free day',
    getValue: ({ isValid }) => {
      let day = dayjs('2026-05-04');
      while (!isValid(day) && day.isBefore('2026-06-30')) day = day.add(1, 'day');
      return day;
    },
  },
  { label: 'Whit Monday', getValue: () => dayjs('2026-05-25') },
];

const taken = ['2026-05-04', '2026-05-05', '2026-05-06', '2026-05-25'];

export default function NextFreeDay() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <DatePicker
        label="Appointment"
        defaultValue={dayjs('2026-05-12')}
        shouldDisableDate={(day) => taken.includes(day.format('YYYY-MM-DD'))}
        slotProps={{
          shortcuts: { items },
          textField: { helperText: 'Whit Monday is taken: its shortcut is disabled' },
        }}
      />
      {/* #endregion */}
    </LocalizationProvider>
  );
}
