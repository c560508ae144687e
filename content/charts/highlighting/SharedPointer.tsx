import * as React from 'react';
import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import type { AxisItemIdentifier } from '@mui/x-charts/models';
import { monthlyClimate } from '../../samples/rainfall';

export default function SharedPointer() {
  const [highlightedAxis, setHighlightedAxis] = React.useState<AxisItemIdentifier[]>([]);
  const shared = {
    dataset: monthlyClimate,
    height: 200,
    highlightedAxis,
    onHighlightedAxisChange: setHighlightedAxis,
    hideLegend: true,
  };
  const xAxis = { id: 'month', dataKey: 'month', scaleType: 'band' } as const;

  return (
    <Box>
      {/* #region preview */}
      <LineChart
        {...shared}
        role="img"
        aria-label="It is warmest in July"
        xAxis={[xAxis]}
        yAxis={[{ label: 'Temperature (°C)' }]}
        series={[{ dataKey: 'temperature', label: 'Temperature', color: '#d55e00' }]}
        axisHighlight={{ x: 'band' }}
      />
      <BarChart
        {...shared}
        role="img"
        aria-label="It rains most in October"
        xAxis={[xAxis]}
        yAxis={[{ label: 'Rain (mm)' }]}
        series={[{ dataKey: 'rain', label: 'Rain', color: '#4254fb' }]}
      />
      {/* #endregion */}
    </Box>
  );
}
