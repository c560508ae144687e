import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { RadarChart } from '@mui/x-charts/RadarChart';
import { bikeMetrics, bikeTests } from '../../samples/bikes';

export default function FillAndMarks() {
  const [fillArea, setFillArea] = React.useState(true);
  const [hideMark, setHideMark] = React.useState(true);

  return (
    <Box>
      <FormControlLabel
        label="fillArea"
        control={
          <Switch checked={fillArea} onChange={(event) => setFillArea(event.target.checked)} />
        }
      />
      <FormControlLabel
        label="hideMark"
        control={
          <Switch checked={hideMark} onChange={(event) => setHideMark(event.target.checked)} />
        }
      />
      {/* #region preview */}
      <RadarChart
        height={280}
        role="img"
        aria-label="The commuter is comfortable, the racer is fast"
        radar={{ metrics: bikeMetrics, max: 10 }}
        series={[
          { ...bikeTests[0]!, color: '#7b1fa2', fillArea, hideMark },
          { ...bikeTests[2]!, color: '#b26a00', fillArea, hideMark },
        ]}
      />
      {/* #endregion */}
    </Box>
  );
}
