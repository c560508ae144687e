import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const firstDelivery = dayjs('2025-05-06');

export default function ControlledValue() {
  const [delivery, setDelivery] = useState<Dayjs | null>(firstDelivery);
  const shift = (weeks: number) => setDelivery((day) => (day ?? firstDelivery).add(weeks, 'week'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ alignItems: 'flex-start' }}>
        {/* #region preview */}
        <DatePicker label="Order date (uncontrolled)" defaultValue={dayjs('2025-04-28')} />
        <DatePicker label="Delivery (controlled)" value={delivery} onChange={setDelivery} />
        {/* #endregion */}
        <Stack direction="row" spacing={1}>
          <Button variant="outlined" onClick={() => shift(-1)}>
            A week earlier
          </Button>
          <Button variant="outlined" onClick={() => shift(1)}>
            A week later
          </Button>
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}
