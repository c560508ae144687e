import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { RadarAxis, RadarChart } from '@mui/x-charts/RadarChart';
import { bikeMetrics, bikeTests } from '../../samples/bikes';

const orientations = ['horizontal', 'rotated'] as const;

export default function AxisOptions() {
  const [metric, setMetric] = React.useState('Brakes');
  const [labelOrientation, setOrientation] =
    React.useState<(typeof orientations)[number]>('rotated');
  const [divisions, setDivisions] = React.useState(5);

  return (
    <Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1, maxWidth: 360, pt: 1 }}>
        <TextField
          select
          size="small"
          label="metric"
          slotProps={{ select: { native: true } }}
          value={metric}
          onChange={(event) => setMetric(event.target.value)}
        >
          {bikeMetrics.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </TextField>
        <TextField
          select
          size="small"
          label="labelOrientation"
          slotProps={{ select: { native: true } }}
          value={labelOrientation}
          onChange={(event) => setOrientation(event.target.value as typeof labelOrientation)}
        >
          {orientations.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </TextField>
      </Box>
      <Box sx={{ height: 56, maxWidth: 280, px: 1 }}>
        <Typography variant="caption" id="radar-divisions">
          divisions: {divisions}
        </Typography>
        <Slider
          size="small"
          aria-labelledby="radar-divisions"
          min={1}
          max={10}
          value={divisions}
          onChange={(_event, value) => setDivisions(value)}
        />
      </Box>
      {/* #region preview */}
      <RadarChart
        height={300}
        role="img"
        aria-label="Test ratings of the racer"
        radar={{ metrics: bikeMetrics, max: 10 }}
        series={[{ ...bikeTests[2]!, color: '#b26a00', fillArea: true }]}
        divisions={divisions}
        hideLegend
      >
        <RadarAxis metric={metric} divisions={divisions} labelOrientation={labelOrientation} />
      </RadarChart>
      {/* #endregion */}
    </Box>
  );
}
