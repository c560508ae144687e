import { useState } from 'react';
import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const day = dayjs('2025-06-18T09:30');
const quarters = { minutes: 15 };

const components = {
  date: {
    typing: <DateField label="DateField" defaultValue={day} />,
    popup: <DatePicker label="DatePicker" defaultValue={day} />,
    page: <DateCalendar defaultValue={day} sx={{ maxWidth: '100%' }} />,
  },
  time: {
    typing: <TimeField label="TimeField" defaultValue={day} />,
    popup: <TimePicker label="TimePicker" defaultValue={day} timeSteps={quarters} />,
    page: <DigitalClock defaultValue={day} sx={{ maxWidth: 200 }} />,
  },
  both: {
    typing: <DateTimeField label="DateTimeField" defaultValue={day} />,
    popup: <DateTimePicker label="DateTimePicker" defaultValue={day} timeSteps={quarters} />,
    page: <StaticDateTimePicker defaultValue={day} slotProps={{ actionBar: { actions: [] } }} />,
  },
};

function Choice({ label, options, value, onChange }: ChoiceProps) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={label}
      value={value}
      onChange={(_event, next: string | null) => next && onChange(next)}
    >
      {options.map((option) => (
        <ToggleButton key={option} value={option}>
          {option}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

interface ChoiceProps {
  label: string;
  options: string[];
  value: string;
  onChange: (next: string) => void;
}

export default function ComponentFinder() {
  const [what, setWhat] = useState('both');
  const [how, setHow] = useState('page');
  const row = components[what as keyof typeof components];

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
        <Choice label="What" options={Object.keys(components)} value={what} onChange={setWhat} />
        <Choice label="How" options={Object.keys(row)} value={how} onChange={setHow} />
        <Box sx={{ pt: 1, maxWidth: '100%', overflowX: 'auto' }}>
          {row[how as keyof typeof row]}
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
