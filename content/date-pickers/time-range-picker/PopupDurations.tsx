import dayjs, { type Dayjs } from 'dayjs';
import MenuItem, { type MenuItemProps } from '@mui/material/MenuItem';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';
import { usePickerRangePositionContext } from '@mui/x-date-pickers-pro/hooks';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { usePickerContext } from '@mui/x-date-pickers/hooks';

// #region preview
interface TimeItemProps extends MenuItemProps {
  itemValue: Dayjs;
  formattedValue: string;
}

function TimeItem({ itemValue, formattedValue, ...props }: TimeItemProps) {
  const [start] = usePickerContext<DateRange<Dayjs>>().value;
  const { rangePosition } = usePickerRangePositionContext();
  const minutes = start?.isValid() ? itemValue.diff(start, 'minute') : 0;

  return (
    <MenuItem {...props} aria-label={undefined}>
      {formattedValue}
      {rangePosition === 'end' && minutes > 0 && ` (${minutes / 60} h)`}
    </MenuItem>
  );
}
// #endregion

export default function PopupDurations() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeRangePicker
        label="Meeting"
        ampm={false}
        defaultValue={[dayjs('2026-05-11T09:00'), dayjs('2026-05-11T10:30')]}
        defaultRangePosition="end"
        timeSteps={{ minutes: 30 }}
        thresholdToRenderTimeInASingleColumn={48}
        slots={{ digitalClockItem: TimeItem }}
        slotProps={{ textField: { helperText: 'Open the list of end times' } }}
      />
    </LocalizationProvider>
  );
}
