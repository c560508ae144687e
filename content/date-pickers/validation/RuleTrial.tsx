import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, type DatePickerProps } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';

const rules = {
  minDate: { minDate: dayjs('2026-05-11') },
  maxDate: { maxDate: dayjs('2026-05-03') },
  'no weekends': { shouldDisableDate: (day: Dayjs) => day.day() % 6 === 0 },
  'not in May': { shouldDisableMonth: (day: Dayjs) => day.month() === 4 },
};
type Rule = keyof typeof rules;

export default function RuleTrial() {
  const [active, setActive] = useState<Rule[]>(['minDate']);
  const [error, setError] = useState<DateValidationError>(null);
  const props = Object.assign({}, ...active.map((rule) => rules[rule])) as DatePickerProps;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 280 }}>
        {/* #region preview */}
        <DatePicker
          label="Inspection"
          defaultValue={dayjs('2026-05-09')}
          {...props}
          onError={setError}
          slotProps={{ textField: { helperText: error ? `Rejected by ${error}` : 'No error' } }}
        />
        {/* #endregion */}
        <FormGroup aria-label="Rules">
          {(Object.keys(rules) as Rule[]).map((rule) => (
            <FormControlLabel
              key={rule}
              label={rule}
              control={<Checkbox checked={active.includes(rule)} />}
              onChange={(_event, checked) =>
                setActive(checked ? [...active, rule] : active.filter((other) => other !== rule))
              }
            />
          ))}
        </FormGroup>
        <Typography variant="body2">9 May 2026 is a Saturday.</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
