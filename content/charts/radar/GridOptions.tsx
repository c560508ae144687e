import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Switch from '@mui/material/Switch';
import { RadarChart } from '@mui/x-charts/RadarChart';
import { bikeMetrics, bikeTests } from '../../samples/bikes';

export default function GridOptions() {
  const [divisions, setDivisions] = React.useState(5);
  const [circular, setCircular] = React.useState(false);
  const [stripes, setStripes] = React.useState(true);

  return (
    <Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, px: 1, height: 48 }}>
        <Slider
          aria-label="divisions"
          valueLabelDisplay="auto"
          min={1}
          max={10}
          value={divisions}
          onChange={(_event, value) => setDivisions(value)}
          size="small"
          sx={{ width: 80, flexShrink: 0 }}
        />
        <FormControlLabel
          label="circular"
          control={<Switch size="small" onChange={(event) => setCircular(event.target.checked)} />}
        />
        <FormControlLabel
          label="stripes"
          control={
            <Switch
              size="small"
              defaultChecked
              onChange={(event) => setStripes(event.target.checked)}
            />
          }
        />
      </Box>
      {/* #region preview */}
      <RadarChart
        height={280}
        role="img"
        aria-label="Test ratings of the tourer"
        radar={{ metrics: bikeMetrics, max: 10 }}
        series={[{ ...bikeTests[1]!, color: '#009e73', fillArea: true }]}
        divisions={divisions}
        shape={circular ? 'circular' : 'sharp'}
        stripeColor={stripes ? undefined : null}
        hideLegend
      />
      {/* #endregion */}
    </Box>
  );
}
