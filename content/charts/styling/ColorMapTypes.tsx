import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';

type Axes = Pick<BarChartProps, 'xAxis' | 'yAxis'>;
const days = { data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] };
const visitors = { label: 'Visitors' };

// #region preview
const axes: Record<string, Axes> = {
  continuous: {
    xAxis: [days],
    yAxis: [
      {
        ...visitors,
        colorMap: { type: 'continuous', min: 100, max: 500, color: ['#80cbc4', '#004d40'] },
      },
    ],
  },
  piecewise: {
    xAxis: [days],
    yAxis: [
      {
        ...visitors,
        colorMap: {
          type: 'piecewise',
          thresholds: [200, 400],
          colors: ['#00796b', '#b26a00', '#c62828'],
        },
      },
    ],
  },
  ordinal: {
    xAxis: [
      {
        ...days,
        colorMap: {
          type: 'ordinal',
          values: ['Sat', 'Sun'],
          colors: ['#7b1fa2', '#ab47bc'],
          unknownColor: '#7d8590',
        },
      },
    ],
    yAxis: [visitors],
  },
};
// #endregion

export default function ColorMapTypes() {
  const [name, setName] = React.useState('ordinal');

  return (
    <Box>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Type of colorMap"
        value={name}
        onChange={(_event, next: string | null) => next && setName(next)}
      >
        {Object.keys(axes).map((key) => (
          <ToggleButton key={key} value={key} sx={{ textTransform: 'none' }}>
            {key}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <BarChart
        height={260}
        role="img"
        aria-label="Most people visit on Saturday and Sunday"
        {...axes[name]}
        series={[{ data: [140, 165, 210, 190, 260, 480, 430], label: 'Visitors' }]}
        hideLegend
      />
    </Box>
  );
}
