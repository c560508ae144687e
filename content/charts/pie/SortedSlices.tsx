import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { PieChart } from '@mui/x-charts/PieChart';

const orders = ['none', 'asc', 'desc'] as const;
const minutes = [
  { label: 'Walk', value: 14 },
  { label: 'Bus', value: 38 },
  { label: 'Wait', value: 9 },
  { label: 'Train', value: 52 },
];

export default function SortedSlices() {
  const [sortingValues, setOrder] = React.useState<(typeof orders)[number]>('desc');

  return (
    <Box>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="sortingValues"
        value={sortingValues}
        onChange={(_event, next: typeof sortingValues | null) => next && setOrder(next)}
      >
        {orders.map((name) => (
          <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {/* #region preview */}
      <PieChart
        height={220}
        role="img"
        aria-label="Of 113 minutes on the way to work, 52 are on the train"
        series={[
          { data: minutes, sortingValues, valueFormatter: ({ value }) => `${value} minutes` },
        ]}
        colors={['#00796b', '#b26a00', '#7d8590', '#7b1fa2']}
      />
      {/* #endregion */}
    </Box>
  );
}
