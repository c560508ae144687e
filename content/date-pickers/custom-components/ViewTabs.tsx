import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';
import { usePickerContext } from '@mui/x-date-pickers/hooks';

// #region preview
type View = 'day' | 'hours';

function StepTabs({ className }: { className?: string }) {
  const { value, view, setView } = usePickerContext<Dayjs | null>();
  const steps: Record<View, string> = {
    day: value?.format('ddd, D MMM') ?? 'Day',
    hours: value?.format('HH:mm') ?? 'Time',
  };

  return (
    <ToggleButtonGroup
      exclusive
      fullWidth
      className={className}
      aria-label="Step"
      value={view === 'day' ? 'day' : 'hours'}
      onChange={(_event, next: View | null) => next && setView(next)}
    >
      {Object.entries(steps).map(([step, text]) => (
        <ToggleButton key={step} value={step} sx={{ textTransform: 'none' }}>
          {text}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
// #endregion

export default function ViewTabs() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ overflowX: 'auto' }}>
        <StaticDateTimePicker
          ampm={false}
          orientation="portrait"
          openTo="hours"
          defaultValue={dayjs('2025-06-18T19:30')}
          slots={{ tabs: StepTabs }}
          slotProps={{ toolbar: { hidden: true }, actionBar: { actions: [] } }}
        />
      </Box>
    </LocalizationProvider>
  );
}
