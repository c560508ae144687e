import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function InvoiceDate() {
  const [issued, setIssued] = useState<Dayjs | null>(dayjs('2026-03-30'));
  const due = issued?.isValid() ? issued.add(14, 'day') : null;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <DateField
        label="Invoice date"
        value={issued}
        onChange={setIssued}
        helperText={due ? `Payable by ${due.format('D MMMM YYYY')}` : 'Fill in all three parts'}
      />
      {/* #endregion */}
    </LocalizationProvider>
  );
}
