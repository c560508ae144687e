import { useState } from 'react';
import dayjs from 'dayjs';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

export default function YearOrder() {
  const [order, setOrder] = useState<'asc' | 'desc'>('desc');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Order of years"
        value={order}
        onChange={(_event, next: typeof order | null) => next && setOrder(next)}
        sx={{ mb: 1 }}
      >
        <ToggleButton value="asc">Oldest first</ToggleButton>
        <ToggleButton value="desc">Newest first</ToggleButton>
      </ToggleButtonGroup>
      {/* #region preview */}
      <StaticDatePicker
        displayStaticWrapperAs="desktop"
        openTo="year"
        yearsOrder={order}
        yearsPerRow={3}
        defaultValue={dayjs('2009-08-19')}
        minDate={dayjs('1985-01-01')}
        maxDate={dayjs('2010-12-31')}
        slotProps={{ actionBar: { actions: [] } }}
      />
      {/* #endregion */}
    </LocalizationProvider>
  );
}
