import { useState, type ComponentProps } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import ButtonBase from '@mui/material/ButtonBase';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { YearCalendar } from '@mui/x-date-pickers/YearCalendar';

const format = new Intl.DateTimeFormat('en-u-ca-japanese', {
  era: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

// #region preview
/** The era on the last day of a year. */
function eraOf(year: number) {
  const parts = format.formatToParts(new Date(Date.UTC(year, 11, 31)));
  const read = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return `${read('era')} ${read('year')}`;
}

type YearProps = ComponentProps<'button'> & { ownerState: { isYearSelected: boolean } };

function EraButton({ ownerState, children, ...props }: YearProps) {
  return (
    <ButtonBase
      {...props}
      sx={{
        ...{ flexDirection: 'column', width: 84, height: 48, borderRadius: 2 },
        ...(ownerState.isYearSelected && {
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
        }),
        '&.Mui-focusVisible': { outline: '2px solid' },
      }}
    >
      <span>{children}</span>
      <small>{eraOf(Number(children))}</small>
    </ButtonBase>
  );
}
// #endregion

export default function JapaneseEras() {
  const [year, setYear] = useState<Dayjs | null>(dayjs('2019-06-01'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ alignItems: 'center', gap: 1 }}>
        <YearCalendar
          value={year}
          onChange={setYear}
          minDate={dayjs('2015-01-01')}
          maxDate={dayjs('2026-12-31')}
          slots={{ yearButton: EraButton }}
          sx={{ maxWidth: '100%' }}
        />
        <Typography role="status">{year && `${year.year()}: ${eraOf(year.year())}`}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
