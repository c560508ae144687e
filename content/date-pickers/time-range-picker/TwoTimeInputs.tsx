import dayjs from 'dayjs';
import { MultiInputTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputTimeRangeField';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function TwoTimeInputs() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <TimeRangePicker
        ampm={false}
        defaultValue={[dayjs('2026-05-11T21:30'), dayjs('2026-05-11T23:00')]}
        slots={{ field: MultiInputTimeRangeField }}
        localeText={{ start: 'Doors', end: 'Curfew' }}
      />
      {/* #endregion */}
    </LocalizationProvider>
  );
}
