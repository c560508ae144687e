import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';
import { reservoirLevels } from '../../samples/rainfall';

const percent = (value: number | null) => `${value}%`;

export default function GradientFill() {
  const [fill, setFill] = React.useState<'bar' | 'chart' | 'pattern'>('bar');
  const id = React.useId();
  const color = `url(#${id}-${fill})`;

  return (
    <Box>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Bar fill"
        value={fill}
        onChange={(_event, next: typeof fill | null) => next && setFill(next)}
      >
        <ToggleButton value="bar">Per bar</ToggleButton>
        <ToggleButton value="chart">Whole chart</ToggleButton>
        <ToggleButton value="pattern">Pattern</ToggleButton>
      </ToggleButtonGroup>
      {/* #region preview */}
      <BarChart
        height={300}
        role="img"
        aria-label="The reservoir is fullest in April with 95% and lowest in September with 34%"
        dataset={reservoirLevels}
        xAxis={[{ dataKey: 'month', label: 'Month' }]}
        yAxis={[{ label: 'Fill level (percent)', max: 100 }]}
        hideLegend
        series={[{ dataKey: 'level', label: 'Fill level', color, valueFormatter: percent }]}
      >
        <defs>
          <linearGradient id={`${id}-bar`} x2="0" y1="1">
            <stop offset="0" stopColor="#d55e00" />
            <stop offset="1" stopColor="#4254fb" />
          </linearGradient>
          <linearGradient
            id={`${id}-chart`}
            href={`#${id}-bar`}
            gradientUnits="userSpaceOnUse"
            y1="80%"
            y2="5%"
          />
          <pattern id={`${id}-pattern`} width="8" height="8" patternUnits="userSpaceOnUse">
            <rect width="8" height="8" fill="#4254fb" fillOpacity="0.4" />
            <rect width="8" height="5" fill="#4254fb" />
          </pattern>
        </defs>
      </BarChart>
      {/* #endregion */}
    </Box>
  );
}
