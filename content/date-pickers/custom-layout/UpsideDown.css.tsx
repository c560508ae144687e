import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticTimePicker } from '@mui/x-date-pickers/StaticTimePicker';
import './UpsideDown.css';

export default function UpsideDown() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div className="upside-down-frame">
        {/* #region preview */}
        <StaticTimePicker
          orientation="portrait"
          defaultValue={dayjs('2025-05-15T18:40')}
          ampm={false}
          className="upside-down"
        />
        {/* #endregion */}
      </div>
    </LocalizationProvider>
  );
}
