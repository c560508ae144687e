import { useRef, useState } from 'react';
import dayjs from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const reveal = (text: string) =>
  text.replace(/[\u200e\u2066-\u2069]/g, (mark) => ` U+${mark.charCodeAt(0).toString(16)} `);

export default function InvisibleCharacters() {
  const inputRef = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
        {/* #region preview */}
        <DateField
          enableAccessibleFieldDOMStructure={false}
          shouldRespectLeadingZeros
          label="Delivery"
          format="M/D/YYYY"
          defaultValue={dayjs('2025-05-03')}
          inputRef={inputRef}
        />
        {/* #endregion */}
        <Button variant="outlined" onClick={() => setText(inputRef.current?.value ?? '')}>
          Read the input
        </Button>
        <Typography variant="body2" role="status" sx={{ minHeight: 20 }}>
          {reveal(text)}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
