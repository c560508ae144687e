import dayjs, { type Dayjs } from 'dayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';

const start = dayjs('2026-05-04');

const items: PickersShortcutsItem<DateRange<Dayjs>>[] = [
  { label: 'This week', getValue: () => [start, start.add(6, 'day')] },
  { label: 'Two weeks', getValue: () => [start, start.add(13, 'day')] },
  { label: 'Rest of May', getValue: () => [start, start.endOf('month').startOf('day')] },
  { label: 'Reset', getValue: () => [null, null] },
];

export default function RangeShortcuts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <DateRangePicker
        label="Duty roster"
        defaultValue={[start, start.add(6, 'day')]}
        slotProps={{ shortcuts: { items } }}
        sx={{ width: 290 }}
      />
      {/* #endregion */}
    </LocalizationProvider>
  );
}
