import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { areaElementClasses, LineChart } from '@mui/x-charts/LineChart';

const days = Array.from({ length: 14 }, (_, index) => index + 1);
const levels = [41, 44, 52, 61, null, null, null, 88, 83, 71, null, 60, 55, 49];

export default function GapsInAreas() {
  const [connectNulls, setConnectNulls] = React.useState(false);

  return (
    <Box>
      <FormControlLabel
        label="connectNulls"
        control={
          <Switch
            checked={connectNulls}
            onChange={(event) => setConnectNulls(event.target.checked)}
          />
        }
      />
      {/* #region preview */}
      <LineChart
        height={260}
        role="img"
        aria-label="Level of a stream over two weeks, with two gaps"
        xAxis={[{ data: days, scaleType: 'point', label: 'Day' }]}
        yAxis={[{ label: 'Level (cm)' }]}
        series={[{ data: levels, label: 'Level', area: true, connectNulls, color: '#0369a1' }]}
        sx={{ [`& .${areaElementClasses.root}`]: { fillOpacity: 0.3 } }}
        hideLegend
      />
      {/* #endregion */}
    </Box>
  );
}
