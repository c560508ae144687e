import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { leaveColors, leaveTypes } from './absences';

const monthName = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric' });

interface CalendarHeaderProps {
  month: number;
  onMonthChange: (month: number) => void;
}

export function CalendarHeader({ month, onMonthChange }: CalendarHeaderProps) {
  return (
    <Stack
      direction="row"
      useFlexGap
      sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 }}
    >
      <Stack direction="row" sx={{ alignItems: 'center' }}>
        <IconButton
          aria-label="Previous month"
          disabled={month === 0}
          onClick={() => onMonthChange(month - 1)}
        >
          <ChevronLeftIcon />
        </IconButton>
        <Typography role="status" sx={{ width: 130, textAlign: 'center', fontWeight: 600 }}>
          {monthName.format(new Date(2026, month, 1))}
        </Typography>
        <IconButton
          aria-label="Next month"
          disabled={month === 11}
          onClick={() => onMonthChange(month + 1)}
        >
          <ChevronRightIcon />
        </IconButton>
      </Stack>
      {leaveTypes.map((type) => (
        <Stack key={type} direction="row" spacing={0.75} sx={{ alignItems: 'center' }}>
          <Box sx={{ width: 14, height: 14, borderRadius: '4px', bgcolor: leaveColors[type] }} />
          <Typography variant="body2">{type}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}
