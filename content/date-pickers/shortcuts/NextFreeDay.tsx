import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

// #region preview
const taken = ['2025-05-05', '2025-05-06', '2025-05-07', '2025-05-29'];

const items: PickersShortcutsItem<Dayjs | null>[] = [
  {
    label: 'First free day',
    getValue: ({ isValid }) => {
      let day = dayjs('2025-05-05');
      while (!isValid(day) && day.isBefore('2025-06-30')) day = day.add(1, 'day');
      return day;
    },
  },
  { label: 'Ascension', getValue: () => dayjs('2025-05-29') },
];
// #endregion

const row = {
  ...{ gridColumn: '2 / 4', gridRow: 1, maxWidth: 320, mx: 'auto' },
  ...{ display: 'flex', flexWrap: 'wrap', '& li': { width: 'auto', px: 0.5 } },
};

export default function NextFreeDay() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ alignItems: 'center' }}>
        <StaticDatePicker
          displayStaticWrapperAs="desktop"
          defaultValue={dayjs('2025-05-13')}
          shouldDisableDate={(day) => taken.includes(day.format('YYYY-MM-DD'))}
          slotProps={{ shortcuts: { items }, actionBar: { actions: [] } }}
          sx={{ [`& .${pickersLayoutClasses.shortcuts}`]: row }}
        />
        <Typography variant="body2">Ascension Day is taken.</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
