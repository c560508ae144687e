import dayjs, { type Dayjs } from 'dayjs';
import DateRangeIcon from '@mui/icons-material/DateRange';
import Button from '@mui/material/Button';
import { useForkRef } from '@mui/material/utils';
import {
  DateRangePicker,
  type DateRangePickerFieldProps,
} from '@mui/x-date-pickers-pro/DateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { usePickerContext } from '@mui/x-date-pickers/hooks';

// #region preview
function TourButton({ id }: DateRangePickerFieldProps) {
  const picker = usePickerContext<DateRange<Dayjs>>();
  const [first, last] = picker.value.map((day) =>
    day?.isValid() ? day.format(picker.fieldFormat) : '…',
  );

  return (
    <Button
      id={id}
      ref={useForkRef(picker.rootRef, picker.triggerRef)}
      variant="outlined"
      startIcon={<DateRangeIcon />}
      aria-haspopup="dialog"
      disabled={picker.triggerStatus === 'disabled'}
      onClick={() => picker.setOpen((open) => !open)}
    >
      <span>
        <span id={id && `${id}-label`}>{picker.label}</span>: <bdi>{first}</bdi> – <bdi>{last}</bdi>
      </span>
    </Button>
  );
}
TourButton.fieldType = 'single-input' as const;
// #endregion

export default function RangeButton() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Tour"
        format="D MMM"
        defaultValue={[dayjs('2026-05-15'), dayjs('2026-05-29')]}
        slots={{ field: TourButton }}
      />
    </LocalizationProvider>
  );
}
