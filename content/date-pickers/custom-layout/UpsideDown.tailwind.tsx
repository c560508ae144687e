import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticTimePicker } from '@mui/x-date-pickers/StaticTimePicker';

const parts =
  '[&_.MuiPickersLayout-actionBar]:row-1 [&_.MuiPickersLayout-contentWrapper]:row-2 [&_.MuiPickersLayout-toolbar]:row-3 [&_.MuiPickersLayout-toolbar]:bg-(--mui-palette-action-hover)';

export default function UpsideDown() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div className="overflow-x-auto">
        {/* #region preview */}
        <StaticTimePicker
          orientation="portrait"
          defaultValue={dayjs('2025-05-15T18:40')}
          ampm={false}
          className={parts}
        />
        {/* #endregion */}
      </div>
    </LocalizationProvider>
  );
}
