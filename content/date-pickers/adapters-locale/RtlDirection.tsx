import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/he';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function RtlDirection() {
  const [isRtl, setIsRtl] = useState(true);
  const [day, setDay] = useState<Dayjs | null>(dayjs('2025-05-15T16:30'));
  const direction = isRtl ? 'rtl' : 'ltr';

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <FormControlLabel
        control={<Switch checked={isRtl} onChange={() => setIsRtl(!isRtl)} />}
        label="direction: 'rtl'"
      />
      {/* #region preview */}
      {/* Keeps the colors of the theme around it and changes the direction only. */}
      <ThemeProvider theme={(outer: Theme): Theme => ({ ...outer, direction })}>
        <LocalizationProvider key={direction} dateAdapter={AdapterDayjs} adapterLocale="he">
          <Stack dir={direction} spacing={1} sx={{ alignItems: 'center' }}>
            <DateTimeField label="תאריך" size="small" value={day} onChange={setDay} />
            <DateCalendar value={day} onChange={setDay} sx={{ maxWidth: '100%' }} />
          </Stack>
        </LocalizationProvider>
      </ThemeProvider>
      {/* #endregion */}
    </Stack>
  );
}
