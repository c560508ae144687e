import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { ContinuousColorLegend } from '@mui/x-charts/ChartsLegend';
import { LineChart } from '@mui/x-charts/LineChart';
import { monthlyClimate } from '../../samples/rainfall';

const places = ['start', 'end', 'extremes'] as const;

export default function ColorRamps() {
  const [labelPosition, setPlace] = React.useState<(typeof places)[number]>('extremes');

  return (
    <Box>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="labelPosition"
        value={labelPosition}
        onChange={(_event, next: typeof labelPosition | null) => next && setPlace(next)}
      >
        {places.map((name) => (
          <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {/* #region preview */}
      <LineChart
        height={260}
        role="img"
        aria-label="Mean temperature by month, colored from cold to warm"
        dataset={monthlyClimate}
        xAxis={[{ dataKey: 'month', scaleType: 'point', label: 'Month' }]}
        yAxis={[
          {
            label: 'Temperature (°C)',
            colorMap: { type: 'continuous', min: 2, max: 15, color: ['#4254fb', '#d55e00'] },
          },
        ]}
        series={[{ dataKey: 'temperature', label: 'Temperature', showMark: false }]}
        slots={{ legend: ContinuousColorLegend }}
        slotProps={{
          legend: {
            axisDirection: 'y',
            labelPosition,
            minLabel: '2\u00a0°C',
            maxLabel: '15\u00a0°C',
            sx: { width: 240 },
          },
        }}
      />
      {/* #endregion */}
    </Box>
  );
}
