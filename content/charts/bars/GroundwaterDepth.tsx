import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { BarChart } from '@mui/x-charts/BarChart';
import { wellDepths } from '../../samples/rainfall';

const meters = (value: number | null) => `${value} m`;

export default function GroundwaterDepth() {
  const [hanging, setHanging] = React.useState(true);

  return (
    <Box>
      <FormControlLabel
        control={<Switch checked={hanging} onChange={(_event, on) => setHanging(on)} />}
        label="Measure down from the surface"
      />
      {/* #region preview */}
      <BarChart
        height={300}
        role="img"
        aria-label="The Ridge well is the deepest: 19.6 meters below the surface"
        dataset={wellDepths}
        xAxis={[{ dataKey: 'well', label: 'Well', position: hanging ? 'top' : 'bottom' }]}
        yAxis={[{ label: 'Depth to water (m)', reverse: hanging }]}
        hideLegend
        series={[{ dataKey: 'depth', label: 'Depth to water', valueFormatter: meters }]}
        grid={{ horizontal: true }}
      />
      {/* #endregion */}
    </Box>
  );
}
