import dayjs from 'dayjs';
import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { usePickerContext } from '@mui/x-date-pickers/hooks';

// #region preview
function OpenOrClosedIcon() {
  const { open } = usePickerContext();
  return open ? <ExpandLessIcon /> : <ExpandMoreIcon />;
}
// #endregion

export default function OpenOrClosed() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DesktopDatePicker
        label="Check-in"
        defaultValue={dayjs('2026-05-15')}
        slots={{ openPickerIcon: OpenOrClosedIcon }}
      />
    </LocalizationProvider>
  );
}
