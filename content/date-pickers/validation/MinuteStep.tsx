import { useState } from 'react';
import dayjs from 'dayjs';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import type { TimeValidationError } from '@mui/x-date-pickers/models';

export default function MinuteStep() {
  const [step, setStep] = useState(10);
  const [error, setError] = useState<TimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ maxWidth: 260 }}>
        <Typography id="minute-step">Step: {step} minutes</Typography>
        <Slider
          aria-labelledby="minute-step"
          value={step}
          min={5}
          max={30}
          step={5}
          marks
          onChange={(_event, next) => setStep(Number(next))}
        />
        {/* #region preview */}
        <TimeField
          ampm={false}
          label="Tram"
          defaultValue={dayjs('2025-06-16T14:45')}
          minutesStep={step}
          onError={setError}
          helperText={
            error === 'minutesStep' ? `The tram runs every ${step} minutes.` : 'There is a tram.'
          }
        />
        {/* #endregion */}
      </Stack>
    </LocalizationProvider>
  );
}
