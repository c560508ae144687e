import { useState } from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import { spokenTimes } from './spokenTimes';

export default function ListSteps() {
  const [step, setStep] = useState(20);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} localeText={spokenTimes}>
      <Stack sx={{ gap: 2, alignItems: 'center' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Minutes between two options"
          value={step}
          onChange={(_event, next: number | null) => next && setStep(next)}
        >
          <ToggleButton value={10}>10</ToggleButton>
          <ToggleButton value={20}>20</ToggleButton>
          <ToggleButton value={30}>30</ToggleButton>
        </ToggleButtonGroup>
        {/* #region preview */}
        <Stack direction="row" sx={{ gap: 2 }}>
          <DigitalClock
            ampm={false}
            timeStep={step}
            defaultValue={dayjs('2026-04-20T10:00')}
            sx={{ width: 100 }}
          />
          <MultiSectionDigitalClock
            ampm={false}
            timeSteps={{ hours: 2, minutes: step }}
            defaultValue={dayjs('2026-04-20T10:00')}
          />
        </Stack>
        {/* #endregion */}
      </Stack>
    </LocalizationProvider>
  );
}
