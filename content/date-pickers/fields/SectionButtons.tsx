import { useRef, useState } from 'react';
import dayjs from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { FieldSectionType, FieldSelectedSections } from '@mui/x-date-pickers/models';

const sections: FieldSectionType[] = ['month', 'day', 'year'];

export default function SectionButtons() {
  const [selected, setSelected] = useState<FieldSelectedSections>(null);
  const input = useRef<HTMLInputElement>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        {/* #region preview */}
        <DateField
          label="Manufactured"
          defaultValue={dayjs('2026-05-15')}
          selectedSections={selected}
          onSelectedSectionsChange={setSelected}
          inputRef={input}
        />
        {/* #endregion */}
        <Stack direction="row" sx={{ gap: 1 }}>
          {[...sections, 'all' as const].map((section) => (
            <Button
              key={section}
              size="small"
              variant="outlined"
              onClick={() => {
                input.current?.focus();
                setSelected(section);
              }}
            >
              {section}
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
