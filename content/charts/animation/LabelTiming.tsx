import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { PieChart, pieArcLabelClasses } from '@mui/x-charts/PieChart';

const trips = [
  { id: 'walk', label: 'Walk', value: 31, color: '#00695c' },
  { id: 'bike', label: 'Bike', value: 24, color: '#8e24aa' },
  { id: 'car', label: 'Car', value: 45, color: '#a23b00' },
];

export default function LabelTiming() {
  const [run, setRun] = React.useState(0);

  return (
    <Box>
      <Button variant="outlined" size="small" onClick={() => setRun(run + 1)}>
        Replay
      </Button>
      {/* #region preview */}
      <PieChart
        key={run}
        height={220}
        role="img"
        aria-label="45 percent of trips are by car"
        series={[{ data: trips, arcLabel: ({ value }) => `${value}%` }]}
        sx={{
          [`& .${pieArcLabelClasses.root}`]: { fill: '#fff' },
          [`& .${pieArcLabelClasses.root}.${pieArcLabelClasses.animate}`]: {
            animationDuration: '1.5s',
          },
        }}
      />
      {/* #endregion */}
    </Box>
  );
}
