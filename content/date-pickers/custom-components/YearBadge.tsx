import { useState, type ComponentProps } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { YearCalendar } from '@mui/x-date-pickers/YearCalendar';

const medals = new Map([
  ['2016', 'gold'],
  ['2019', 'silver'],
  ['2022', 'gold'],
]);

// #region preview
type YearButtonProps = ComponentProps<'button'> & { ownerState: { isYearSelected: boolean } };

function VintageButton({ ownerState, children, ...props }: YearButtonProps) {
  const medal = medals.get(String(children));

  return (
    <Box
      component="button"
      {...props}
      sx={{
        font: 'inherit',
        width: 76,
        height: 48,
        color: ownerState.isYearSelected ? 'primary.contrastText' : 'text.primary',
        bgcolor: ownerState.isYearSelected ? 'primary.main' : 'transparent',
        border: '1px solid',
        borderColor: medal ? 'primary.main' : 'transparent',
        borderRadius: 2,
        cursor: 'pointer',
      }}
    >
      {children}
      {medal && <Box sx={{ fontSize: 12, lineHeight: 1 }}>{medal}</Box>}
    </Box>
  );
}
// #endregion

export default function YearBadge() {
  const [year, setYear] = useState<Dayjs>(dayjs('2019-01-01'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <YearCalendar
        value={year}
        onChange={setYear}
        minDate={dayjs('2013-01-01')}
        maxDate={dayjs('2024-12-31')}
        slots={{ yearButton: VintageButton }}
        sx={{ maxWidth: '100%', mx: 'auto' }}
      />
      <Typography role="status" align="center">
        Vintage {year.year()}
      </Typography>
    </LocalizationProvider>
  );
}
