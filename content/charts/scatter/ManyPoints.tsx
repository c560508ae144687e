import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { tides } from '../../samples/chartTides';

// #region preview
const data = tides.map(({ time, harbor, estuary }) => ({
  id: time.getTime(),
  x: harbor,
  y: estuary,
}));
// #endregion
const ranges = { markerSize: 8, voronoiMaxRadius: 60 };
type Name = keyof typeof ranges;

export default function ManyPoints() {
  const [numbers, setNumbers] = React.useState<Record<Name, number>>({
    markerSize: 2,
    voronoiMaxRadius: 20,
  });

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
      <ScatterChart
        height={300}
        role="img"
        aria-label="720 hours of tides: the estuary follows the harbor with a delay"
        xAxis={[{ label: 'Harbor (m)' }]}
        yAxis={[{ label: 'Estuary (m)' }]}
        series={[{ data, label: 'Tides', color: '#7b1fa2', markerSize: numbers.markerSize }]}
        voronoiMaxRadius={numbers.voronoiMaxRadius}
        skipAnimation
        hideLegend
      />
    </Box>
  );
}
