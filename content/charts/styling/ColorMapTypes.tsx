import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';
import type { XAxis, YAxis } from '@mui/x-charts/models';

type Maps = { x?: XAxis<'band'>['colorMap']; y?: YAxis<'linear'>['colorMap'] };
const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

// #region preview
const maps: Record<string, Maps> = {
  continuous: { y: { type: 'continuous', min: 100, max: 500, color: ['#80cbc4', '#004d40'] } },
  piecewise: {
    y: { type: 'piecewise', thresholds: [200, 400], colors: ['#00796b', '#b26a00', '#c62828'] },
  },
  ordinal: {
    x: {
      type: 'ordinal',
      values: ['Sat', 'Sun'],
      colors: ['#7b1fa2', '#ab47bc'],
      unknownColor: '#7d8590',
    },
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
        {Object.keys(maps).map((key) => (
          <ToggleButton key={key} value={key} sx={{ textTransform: 'none' }}>
            {key}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <BarChart
        height={260}
        role="img"
        aria-label="Most people visit on Saturday and Sunday"
        xAxis={[{ data: days, scaleType: 'band', colorMap: maps[name]?.x }]}
        yAxis={[{ label: 'Visitors', colorMap: maps[name]?.y }]}
        series={[{ data: [140, 165, 210, 190, 260, 480, 430], label: 'Visitors' }]}
        hideLegend
      />
    </Box>
  );
}
