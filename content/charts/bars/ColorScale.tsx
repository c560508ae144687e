import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';
import { ContinuousColorLegend, PiecewiseColorLegend } from '@mui/x-charts/ChartsLegend';
import type { YAxis } from '@mui/x-charts/models';
import { monthlyRainfall } from '../../samples/rainfall';

type ColorMap = YAxis<'linear'>['colorMap'];

// #region preview
const steps: ColorMap = {
  type: 'piecewise',
  thresholds: [100, 160],
  colors: ['#d55e00', '#7d8590', '#4254fb'],
};
const ramp: ColorMap = { type: 'continuous', min: 79, max: 204, color: ['#d55e00', '#4254fb'] };
// #endregion

const millimeters = (value: number | null) => `${value} mm`;

export default function ColorScale() {
  const [type, setType] = React.useState<'piecewise' | 'continuous'>('piecewise');
  const isPiecewise = type === 'piecewise';

  return (
    <Box>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Color map type"
        value={type}
        onChange={(_event, next: typeof type | null) => next && setType(next)}
      >
        <ToggleButton value="piecewise">Piecewise</ToggleButton>
        <ToggleButton value="continuous">Continuous</ToggleButton>
      </ToggleButtonGroup>
      <BarChart
        height={300}
        role="img"
        aria-label="Rainfall on the coast: dry from April to June, wet from September to January"
        dataset={monthlyRainfall}
        xAxis={[{ dataKey: 'month', label: 'Month' }]}
        yAxis={[{ label: 'Rainfall (mm)', colorMap: isPiecewise ? steps : ramp }]}
        series={[{ dataKey: 'skerryPoint', label: 'Rainfall', valueFormatter: millimeters }]}
        slots={{ legend: isPiecewise ? PiecewiseColorLegend : ContinuousColorLegend }}
        slotProps={{
          legend: {
            axisDirection: 'y',
            labelPosition: isPiecewise ? 'inline-end' : 'extremes',
            sx: { width: isPiecewise ? 'fit-content' : 240 },
          },
        }}
      />
    </Box>
  );
}
