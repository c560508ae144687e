import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { Gauge } from '@mui/x-charts/Gauge';

const MIN = -10;
const MAX = 40;

export default function ClampedRange() {
  const [degrees, setDegrees] = React.useState(47);

  return (
    <Box sx={{ px: 1 }}>
      <Box sx={{ height: 56, maxWidth: 320 }}>
        <Typography variant="caption" id="gauge-degrees">
          Reading: <bdi>{degrees} °C</bdi>
        </Typography>
        <Slider
          size="small"
          aria-labelledby="gauge-degrees"
          min={-20}
          max={60}
          value={degrees}
          onChange={(_event, value) => setDegrees(value)}
        />
      </Box>
      {/* #region preview */}
      <Gauge
        height={200}
        value={Math.min(MAX, Math.max(MIN, degrees))}
        valueMin={MIN}
        valueMax={MAX}
        startAngle={-110}
        endAngle={110}
        text={`${degrees} °C`}
        aria-label="Outside temperature"
        aria-valuetext={`${degrees} °C`}
      />
      {/* #endregion */}
    </Box>
  );
}
