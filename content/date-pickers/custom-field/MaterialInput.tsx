import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function MaterialInput() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <DatePicker
        enableAccessibleFieldDOMStructure={false}
        label="Rehearsal"
        defaultValue={dayjs('2026-05-15')}
        slotProps={{
          textField: { variant: 'filled', helperText: 'One input, three sections' },
        }}
      />
      {/* #endregion */}
    </LocalizationProvider>
  );
}
