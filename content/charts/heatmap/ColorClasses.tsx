import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { ContinuousColorLegend, PiecewiseColorLegend } from '@mui/x-charts/ChartsLegend';
import { openingDays, openingHours, visitCells } from '../../samples/visits';

// #region preview
const maps = {
  continuous: { type: 'continuous', min: 10, max: 105, color: ['#dfe4ff', '#1d2899'] },
  piecewise: {
    type: 'piecewise',
    thresholds: [40, 70],
    colors: ['#dfe4ff', '#7480fc', '#1d2899'],
  },
} as const;
// #endregion

export default function ColorClasses() {
  const [type, setType] = React.useState<keyof typeof maps>('piecewise');
  const colorMap =
    type === 'piecewise'
      ? {
          ...maps.piecewise,
          thresholds: [...maps.piecewise.thresholds],
          colors: [...maps.piecewise.colors],
        }
      : maps.continuous;

  return (
    <Box role="group" aria-label="Visits by day and hour">
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Color map type"
        value={type}
        onChange={(_event, next: typeof type | null) => next && setType(next)}
      >
        <ToggleButton value="piecewise">piecewise</ToggleButton>
        <ToggleButton value="continuous">continuous</ToggleButton>
      </ToggleButtonGroup>
      <Heatmap
        height={300}
        xAxis={[{ data: openingHours, label: 'Hour' }]}
        yAxis={[{ data: openingDays, label: 'Day' }]}
        zAxis={[{ colorMap }]}
        series={[{ data: visitCells, label: 'Visits' }]}
        hideLegend={false}
        slots={{ legend: type === 'piecewise' ? PiecewiseColorLegend : ContinuousColorLegend }}
      />
    </Box>
  );
}
