import dayjs, { type Dayjs } from 'dayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const quarters = [1, 2, 3, 4].map((number) => {
  const first = dayjs('2026-01-01').add((number - 1) * 3, 'month');
  const range: DateRange<Dayjs> = [first, first.add(2, 'month').endOf('month').startOf('day')];
  return { label: `Quarter ${number}`, getValue: () => range };
});

export default function QuarterPicker() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <DateRangePicker
        label="Report for"
        defaultValue={[dayjs('2026-01-01'), dayjs('2026-03-31')]}
        slotProps={{ shortcuts: { items: quarters } }}
        sx={{ width: 290 }}
      />
      {/* #endregion */}
    </LocalizationProvider>
  );
}
