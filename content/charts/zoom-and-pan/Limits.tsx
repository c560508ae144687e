import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import { load, megawatts } from './load';

const days = Array.from({ length: 10 }, (_, day) => `${day + 5} May`);
const peaks = days.map((_, day) => Math.max(...load.slice(day * 24, day * 24 + 24)));

export default function Limits() {
  const [limited, setLimited] = React.useState(true);
  const [panning, setPanning] = React.useState(true);

  return (
    <Box>
      <FormControlLabel
        label="3 to 7 days"
        control={
          <Switch checked={limited} onChange={(event) => setLimited(event.target.checked)} />
        }
      />
      <FormControlLabel
        label="panning"
        control={
          <Switch checked={panning} onChange={(event) => setPanning(event.target.checked)} />
        }
      />
      {/* #region preview */}
      <BarChartPro
        height={280}
        role="img"
        aria-label="Highest load of each day"
        xAxis={[
          {
            id: 'day',
            data: days,
            zoom: { panning, step: 10, ...(limited && { minSpan: 30, maxSpan: 70 }) },
          },
        ]}
        yAxis={[{ label: 'Peak (MW)' }]}
        series={[{ data: peaks, label: 'Peak', color: '#4254fb', valueFormatter: megawatts }]}
        initialZoom={[{ axisId: 'day', start: 0, end: 70 }]}
        hideLegend
      />
      {/* #endregion */}
    </Box>
  );
}
