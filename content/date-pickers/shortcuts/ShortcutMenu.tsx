import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type {
  PickersShortcutsItem,
  PickersShortcutsProps,
} from '@mui/x-date-pickers/PickersShortcuts';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { useIsValidValue, usePickerActionsContext } from '@mui/x-date-pickers/hooks';

const items: PickersShortcutsItem<Dayjs | null>[] = [
  { label: 'Spring fair', getValue: () => dayjs('2025-05-10') },
  { label: 'Summer fair', getValue: () => dayjs('2025-07-19') },
  { label: 'Autumn fair', getValue: () => dayjs('2025-10-04') },
];

// #region preview
function FairSelect({ items: fairs = [] }: PickersShortcutsProps<Dayjs | null>) {
  const { setValue } = usePickerActionsContext();
  const isValid = useIsValidValue<Dayjs | null>();

  return (
    <Stack direction="row" sx={{ gridColumn: '1 / 4', gridRow: 1, justifyContent: 'center' }}>
      {fairs.map(({ label, getValue }) => {
        const value = getValue({ isValid });
        return (
          <Button
            key={label}
            size="small"
            disabled={!isValid(value)}
            onClick={() => setValue(value, { changeImportance: 'set', shortcut: { label } })}
            sx={{ textTransform: 'none' }}
          >
            {label}
          </Button>
        );
      })}
    </Stack>
  );
}
// #endregion

export default function ShortcutMenu() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ overflowX: 'auto' }}>
        <StaticDatePicker
          displayStaticWrapperAs="desktop"
          defaultValue={dayjs('2025-05-10')}
          maxDate={dayjs('2025-08-31')}
          slots={{ shortcuts: FairSelect }}
          slotProps={{ shortcuts: { items }, actionBar: { actions: [] } }}
        />
      </Box>
    </LocalizationProvider>
  );
}
