import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RadarChart } from '@mui/x-charts/RadarChart';
import { bikeMetrics, bikeTests } from '../../samples/bikes';

export default function WhatWasHit() {
  const [axis, setAxis] = React.useState('none yet');
  const [item, setItem] = React.useState('none yet');

  return (
    <Box>
      <Box aria-live="polite" sx={{ height: 44 }}>
        <Typography variant="body2">Spoke: {axis}</Typography>
        <Typography variant="body2">Item: {item}</Typography>
      </Box>
      {/* #region preview */}
      <RadarChart
        height={300}
        role="img"
        aria-label="Test ratings of two bicycles"
        radar={{ metrics: bikeMetrics, max: 10 }}
        series={[
          { ...bikeTests[0]!, color: '#7b1fa2', fillArea: true },
          { ...bikeTests[2]!, color: '#b26a00', fillArea: true },
        ]}
        onAxisClick={(_event, data) => setAxis(`${data?.axisValue}`)}
        onAreaClick={(_event, { seriesId, dataIndex }) =>
          setItem(`area of ${seriesId}, near ${bikeMetrics[dataIndex]}`)
        }
        onMarkClick={(_event, { seriesId, dataIndex }) =>
          setItem(`mark of ${seriesId}, ${bikeMetrics[dataIndex]}`)
        }
      />
      {/* #endregion */}
    </Box>
  );
}
