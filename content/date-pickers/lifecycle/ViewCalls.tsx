import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import type { DateView } from '@mui/x-date-pickers/models';

const views = ['year', 'month', 'day'] as const;

export default function ViewCalls() {
  const [born, setBorn] = useState<Dayjs | null>(null);
  const [view, setView] = useState<DateView>('year');
  const [changes, setChanges] = useState(0);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ alignItems: 'center', gap: 1 }}>
        <Stepper activeStep={views.indexOf(view)} sx={{ width: 300 }}>
          {views.map((name) => (
            <Step key={name}>
              <StepLabel>{name}</StepLabel>
            </Step>
          ))}
        </Stepper>
        {/* #region preview */}
        <StaticDatePicker
          displayStaticWrapperAs="desktop"
          views={views}
          openTo="year"
          yearsOrder="desc"
          minDate={dayjs('1950-01-01')}
          maxDate={dayjs('2015-12-31')}
          referenceDate={dayjs('1990-06-15')}
          value={born}
          onChange={(next) => {
            setBorn(next);
            setChanges(changes + 1);
          }}
          onViewChange={setView}
          slotProps={{ actionBar: { actions: [] } }}
        />
        {/* #endregion */}
        <Typography variant="body2" role="status">
          {born?.format('MMMM D, YYYY') ?? 'null'} after {changes} calls of onChange
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
