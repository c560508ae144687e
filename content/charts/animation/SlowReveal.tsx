import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { LineChart } from '@mui/x-charts/LineChart';
import { riverLevels } from '../../samples/river';

const day = (date: Date) => date.toLocaleDateString('en-GB', { day: 'numeric', month: 'short' });
const days = riverLevels.map(({ date }) => date);
const level = riverLevels.map(({ upstream }) => upstream);

export default function SlowReveal() {
  const [round, setRound] = React.useState(0);

  return (
    <Box>
      <Button variant="outlined" size="small" onClick={() => setRound(round + 1)}>
        Replay
      </Button>
      {/* #region preview */}
      <LineChart
        key={round}
        height={260}
        role="img"
        aria-label="The river peaks at 268 cm on 8 April"
        xAxis={[
          {
            data: days,
            scaleType: 'time',
            valueFormatter: day,
            tickNumber: 5,
            domainLimit: 'strict',
          },
        ]}
        yAxis={[{ label: 'Water level (cm)', min: 0 }]}
        series={[{ data: level, label: 'Level', color: '#4254fb', showMark: false }]}
        sx={{ '& .MuiAppearingMask-animate': { animationDuration: '2s' } }}
        hideLegend
      />
      {/* #endregion */}
    </Box>
  );
}
