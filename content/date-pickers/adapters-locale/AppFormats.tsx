import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MonthCalendar } from '@mui/x-date-pickers/MonthCalendar';

const formats = { keyboardDate: 'YYYY-MM-DD', monthShort: 'MM' };

export default function AppFormats() {
  const [own, setOwn] = useState(true);
  const [day, setDay] = useState<Dayjs | null>(dayjs('2025-05-15'));

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <FormControlLabel
        control={<Switch checked={own} onChange={() => setOwn(!own)} />}
        label="dateFormats"
      />
      {/* #region preview */}
      <LocalizationProvider
        key={String(own)}
        dateAdapter={AdapterDayjs}
        dateFormats={own ? formats : undefined}
      >
        <DateField label="Delivery" value={day} onChange={setDay} />
        <MonthCalendar value={day} onChange={setDay} sx={{ maxWidth: '100%' }} />
      </LocalizationProvider>
      {/* #endregion */}
    </Stack>
  );
}
