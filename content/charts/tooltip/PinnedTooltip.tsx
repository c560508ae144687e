import * as React from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { LineChart } from '@mui/x-charts/LineChart';
import { daylightByDay } from '../../samples/chartDaylight';

const places = ['pinned', 'right-start', 'top', 'left', 'bottom'] as const;
const day = (date: Date) => date.toLocaleDateString('en-US', { month: 'short', day: 'numeric' });

export default function PinnedTooltip() {
  const [place, setPlace] = React.useState<(typeof places)[number]>('pinned');
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);

  // #region preview
  const tooltip =
    place === 'pinned'
      ? ({ anchorEl: anchor, placement: 'bottom-end' } as const)
      : ({ placement: place } as const);
  // #endregion

  return (
    <Box>
      <TextField
        select
        size="small"
        label="Position"
        slotProps={{ select: { native: true } }}
        value={place}
        onChange={(event) => setPlace(event.target.value as typeof place)}
        sx={{ mt: 1, minWidth: 140 }}
      >
        {places.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </TextField>
      <Box ref={setAnchor} />
      <LineChart
        height={280}
        role="img"
        aria-label="Daylight in Oslo and Nairobi over a year"
        dataset={daylightByDay}
        xAxis={[{ dataKey: 'date', scaleType: 'time', domainLimit: 'strict', valueFormatter: day }]}
        yAxis={[{ label: 'Daylight (hours)', min: 0, max: 24 }]}
        series={[
          { dataKey: 'oslo', label: 'Oslo', color: '#b26a00', showMark: false },
          { dataKey: 'nairobi', label: 'Nairobi', color: '#00796b', showMark: false },
        ]}
        slotProps={{ tooltip }}
      />
    </Box>
  );
}
