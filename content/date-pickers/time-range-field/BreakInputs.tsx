import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import { MultiInputTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputTimeRangeField';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const lunch: DateRange<Dayjs> = [dayjs('2026-05-11T12:00'), dayjs('2026-05-11T12:45')];

export default function BreakInputs() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ maxWidth: 280 }}>
        {/* #region preview */}
        <SingleInputTimeRangeField ampm={false} label="Break" defaultValue={lunch} />
        <MultiInputTimeRangeField
          ampm={false}
          direction="column"
          spacing={1}
          defaultValue={lunch}
          slotProps={{
            textField: ({ position }) => ({
              label: position === 'start' ? 'Break begins' : 'Break ends',
            }),
            separator: { sx: { display: 'none' } },
          }}
        />
        {/* #endregion */}
      </Stack>
    </LocalizationProvider>
  );
}
