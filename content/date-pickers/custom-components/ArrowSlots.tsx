import dayjs from 'dayjs';
import UnfoldMoreIcon from '@mui/icons-material/UnfoldMore';
import WestIcon from '@mui/icons-material/West';
import EastIcon from '@mui/icons-material/East';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ArrowSlots() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <DateCalendar
        defaultValue={dayjs('2025-06-18')}
        minDate={dayjs('2025-06-01')}
        slots={{
          leftArrowIcon: WestIcon,
          rightArrowIcon: EastIcon,
          switchViewIcon: UnfoldMoreIcon,
        }}
        slotProps={{
          leftArrowIcon: { fontSize: 'small' },
          rightArrowIcon: { fontSize: 'small' },
          previousIconButton: { color: 'primary' },
          nextIconButton: { color: 'primary' },
          switchViewButton: { size: 'medium', color: 'primary' },
        }}
        sx={{ maxWidth: '100%' }}
      />
      {/* #endregion */}
    </LocalizationProvider>
  );
}
