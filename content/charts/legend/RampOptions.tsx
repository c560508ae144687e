import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Switch from '@mui/material/Switch';
import { ContinuousColorLegend } from '@mui/x-charts/ChartsLegend';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { planets } from '../../samples/chartFacts';

const datasetKeys = { id: 'id', x: 'distance', y: 'period', z: 'diameter' };
const colors = ['#b26a00', '#7b1fa2'] as const;

export default function RampOptions() {
  const [thickness, setThickness] = React.useState(12);
  const [reverse, setReverse] = React.useState(false);

  return (
    <Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 3, px: 1 }}>
        <Box sx={{ height: 56, typography: 'caption' }}>
          thickness: {thickness}
          <Slider
            size="small"
            aria-label="thickness"
            min={4}
            max={30}
            value={thickness}
            onChange={(_event, value) => setThickness(value)}
          />
        </Box>
        <FormControlLabel
          label="reverse"
          control={<Switch onChange={(event) => setReverse(event.target.checked)} />}
        />
      </Box>
      {/* #region preview */}
      <ScatterChart
        height={280}
        role="img"
        aria-label="Planets by distance and orbit; the color shows the diameter"
        dataset={planets}
        xAxis={[{ scaleType: 'log', label: 'Distance (million km)' }]}
        yAxis={[{ scaleType: 'log', label: 'Orbit (days)', width: 70 }]}
        zAxis={[{ colorMap: { type: 'continuous', min: 5, max: 143, color: colors } }]}
        series={[{ datasetKeys, label: 'Planets', markerSize: 7 }]}
        slots={{ legend: ContinuousColorLegend }}
        slotProps={{
          legend: {
            direction: 'vertical',
            thickness,
            reverse,
            maxLabel: ({ formattedValue }) => `${formattedValue} thousand km`,
            sx: { height: 200, maxWidth: 90 },
          },
        }}
      />
      {/* #endregion */}
    </Box>
  );
}
