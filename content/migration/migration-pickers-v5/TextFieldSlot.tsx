import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function TextFieldSlot() {
  const [day, setDay] = React.useState<dayjs.Dayjs | null>(dayjs('2025-09-12'));
  const weekend = day?.day() === 0 || day?.day() === 6;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <DatePicker
        label="Delivery day"
        value={day}
        onChange={setDay}
        slotProps={{
          textField: {
            variant: 'outlined',
            helperText: weekend ? 'Weekends cost 12 EUR more' : 'Delivery from 8 to 12',
          },
        }}
      />
      {/* #endregion */}
    </LocalizationProvider>
  );
}
