import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function RangeSteps() {
  const [leave, setLeave] = useState<DateRange<Dayjs>>([dayjs('2025-06-09'), dayjs('2025-06-13')]);
  const [last, setLast] = useState('none');
  const [canDrag, setCanDrag] = useState(true);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ alignItems: 'center' }}>
        {/* #region preview */}
        <DateRangeCalendar
          calendars={1}
          value={leave}
          onChange={(range, selectionState) => {
            setLeave(range);
            setLast(selectionState ?? 'none');
          }}
          disableDragEditing={!canDrag}
        />
        {/* #endregion */}
        <Typography variant="body2" role="status">
          {leave.map((day) => day?.format('MMM D') ?? 'null').join(' – ')}, state: {last}
        </Typography>
        <FormControlLabel
          control={<Switch checked={canDrag} />}
          onChange={(_event, checked) => setCanDrag(checked)}
          label="Drag the ends"
        />
      </Stack>
    </LocalizationProvider>
  );
}
