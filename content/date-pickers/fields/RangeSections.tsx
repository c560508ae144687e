import { useRef, useState } from 'react';
import dayjs from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { FieldSelectedSections } from '@mui/x-date-pickers/models';

// The sections of MM/DD/YYYY – MM/DD/YYYY have the indexes 0 to 5.
const targets = { 'First month': 'month', 'Start day': 1, 'End day': 4, 'End year': 5 } as const;

export default function RangeSections() {
  const [selected, setSelected] = useState<FieldSelectedSections>(null);
  const input = useRef<HTMLInputElement>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        {/* #region preview */}
        <SingleInputDateRangeField
          label="Warranty"
          defaultValue={[dayjs('2026-05-15'), dayjs('2028-05-14')]}
          selectedSections={selected}
          onSelectedSectionsChange={setSelected}
          inputRef={input}
          sx={{ width: 270 }}
        />
        {/* #endregion */}
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          {Object.entries(targets).map(([name, section]) => (
            <Button
              key={name}
              size="small"
              variant="outlined"
              onClick={() => {
                input.current?.focus();
                setSelected(section);
              }}
            >
              {name}
            </Button>
          ))}
        </Stack>
        <Typography variant="body2" role="status">
          selectedSections: {String(selected)}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
