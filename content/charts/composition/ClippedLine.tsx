import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsClipPath } from '@mui/x-charts/ChartsClipPath';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot } from '@mui/x-charts/LineChart';

const minutes = [0, 10, 20, 30, 40, 50, 60];
const requests = [180, 240, 210, 1450, 320, 190, 230];

export default function ClippedLine() {
  const id = React.useId();
  const [clipped, setClipped] = React.useState(true);

  return (
    <Box>
      <FormControlLabel
        label="Clip to the drawing area"
        control={
          <Switch checked={clipped} onChange={(event) => setClipped(event.target.checked)} />
        }
      />
      {/* #region preview */}
      <ChartContainer
        height={260}
        role="img"
        aria-label="Requests per second, with a peak beyond the scale at minute thirty"
        xAxis={[{ data: minutes, label: 'Minutes' }]}
        yAxis={[{ label: 'Requests per second', min: 0, max: 500 }]}
        series={[{ type: 'line', data: requests, curve: 'linear', color: '#4254fb' }]}
      >
        <ChartsClipPath id={id} />
        <g clipPath={clipped ? `url(#${id})` : undefined}>
          <LinePlot />
        </g>
        <ChartsXAxis />
        <ChartsYAxis />
      </ChartContainer>
      {/* #endregion */}
    </Box>
  );
}
