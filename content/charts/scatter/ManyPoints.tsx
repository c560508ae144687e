import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsAxis } from '@mui/x-charts/ChartsAxis';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { useScatterSeries, useXScale, useYScale } from '@mui/x-charts/hooks';
import { vibration } from '../../samples/chartSignals';

const readings = vibration(10_400);
const data = readings
  .slice(0, 10_000)
  .map((value, index) => ({ id: index, x: value, y: readings[index + 400] ?? 0 }));
const ranges = { markerSize: 8, voronoiMaxRadius: 60 };
type Name = keyof typeof ranges;

// #region preview
/** All points of a series in one path: a line of no length with round ends is a dot. */
function Dots() {
  const x = useXScale<'linear'>();
  const y = useYScale<'linear'>();
  return useScatterSeries().map(({ id, color, markerSize, data: points }) => (
    <path
      key={id}
      d={points.map((point) => `M${x(point.x).toFixed(1)} ${y(point.y).toFixed(1)}h0`).join('')}
      stroke={color}
      strokeWidth={2 * markerSize}
      strokeLinecap="round"
    />
  ));
}
// #endregion

export default function ManyPoints() {
  const [numbers, setNumbers] = React.useState<Record<Name, number>>({
    markerSize: 1,
    voronoiMaxRadius: 20,
  });
  const { markerSize, voronoiMaxRadius } = numbers;

  return (
    <Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: 4, px: 1 }}>
        {(Object.keys(ranges) as Name[]).map((name) => (
          <Box key={name} sx={{ height: 56 }}>
            <Typography variant="caption" id={`many-${name}`}>
              {name}: {numbers[name]}
            </Typography>
            <Slider
              size="small"
              aria-labelledby={`many-${name}`}
              min={1}
              max={ranges[name]}
              value={numbers[name]}
              onChange={(_event, value) => setNumbers({ ...numbers, [name]: value })}
            />
          </Box>
        ))}
      </Box>
      <ChartDataProvider
        height={300}
        voronoiMaxRadius={voronoiMaxRadius}
        xAxis={[{ label: 'Vibration (mm/s)' }]}
        yAxis={[{ label: '400 readings later (mm/s)' }]}
        series={[{ type: 'scatter', data, label: 'Reading', color: '#7b1fa2', markerSize }]}
      >
        <ChartsSurface
          role="img"
          aria-label="10,000 readings and the readings 400 later form a ring"
        >
          <ChartsAxis />
          <Dots />
        </ChartsSurface>
        <ChartsTooltip trigger="item" />
      </ChartDataProvider>
    </Box>
  );
}
