import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';
import { daylightByDay } from '../../samples/chartDaylight';

const quarters = daylightByDay
  .map(({ date }) => date)
  .filter((date) => date.getDate() === 1 && date.getMonth() % 4 === 0);
const ends = [...quarters, new Date(2025, 11, 31)];
const longDate = (date: Date) =>
  date.toLocaleDateString('en-US', { day: 'numeric', month: 'long', year: 'numeric' });

export default function EdgeLabels() {
  const [right, setRight] = React.useState(20);

  return (
    <Box>
      <Box sx={{ height: 56, maxWidth: 280, px: 1 }}>
        <Typography variant="caption" id="edge-margin">
          margin.right: {right}
        </Typography>
        <Slider
          size="small"
          aria-labelledby="edge-margin"
          max={80}
          value={right}
          onChange={(_event, value) => setRight(value)}
        />
      </Box>
      {/* #region preview */}
      <LineChart
        height={260}
        margin={{ right }}
        role="img"
        aria-label="In Oslo, days last from 6 to almost 19 hours"
        dataset={daylightByDay}
        xAxis={[
          {
            dataKey: 'date',
            scaleType: 'time',
            domainLimit: 'strict',
            tickInterval: ends,
            valueFormatter: longDate,
          },
        ]}
        yAxis={[{ label: 'Daylight in Oslo (hours)', min: 0, max: 24 }]}
        series={[{ dataKey: 'oslo', label: 'Oslo', color: '#b26a00', showMark: false }]}
        hideLegend
      />
      {/* #endregion */}
    </Box>
  );
}
