import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Switch from '@mui/material/Switch';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { daylightByDay } from '../../samples/chartDaylight';

const data = daylightByDay
  .filter((_, index) => index % 5 === 0)
  .map(({ oslo }, index) => ({ id: index, x: index * 5 + 1, y: oslo }));

// #region preview
const hue = (t: number) => `hsl(${240 - 200 * t} 70% 45%)`;
const clamped = (t: number) => hue(Math.min(1, Math.max(0, t)));
// #endregion

export default function ColorRange() {
  const [[min, max], setRange] = React.useState<[number, number]>([9, 15]);
  const [clamp, setClamp] = React.useState(true);

  return (
    <Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 3, px: 1 }}>
        <Box sx={{ height: 56, typography: 'caption' }}>
          min: {min}, max: {max}
          <Slider
            size="small"
            getAriaLabel={(index) => (index === 0 ? 'min' : 'max')}
            min={6}
            max={19}
            value={[min, max]}
            onChange={(_event, value) => setRange(value as [number, number])}
          />
        </Box>
        <FormControlLabel
          label="Clamp"
          control={<Switch checked={clamp} onChange={(event) => setClamp(event.target.checked)} />}
        />
      </Box>
      <ScatterChart
        height={260}
        role="img"
        aria-label="Daylight in Oslo by day of the year, colored by hours"
        xAxis={[{ label: 'Day of the year', min: 1, max: 365 }]}
        yAxis={[
          {
            label: 'Daylight in Oslo (hours)',
            min: 0,
            max: 24,
            colorMap: { type: 'continuous', min, max, color: clamp ? clamped : hue },
          },
        ]}
        series={[{ data, label: 'Daylight', markerSize: 5 }]}
        hideLegend
      />
    </Box>
  );
}
