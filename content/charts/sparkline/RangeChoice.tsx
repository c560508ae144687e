import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

// #region preview
const ranges = {
  nice: {},
  strict: { domainLimit: 'strict' },
  'min and max': { min: 8, max: 20 },
  padded: { domainLimit: (min: number, max: number) => ({ min: min - 1, max: max + 1 }) },
} as const;
// #endregion

export default function RangeChoice() {
  const [name, setName] = React.useState<keyof typeof ranges>('strict');

  return (
    <Box>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Range of the y-axis"
        value={name}
        onChange={(_event, next: typeof name | null) => next && setName(next)}
      >
        {Object.keys(ranges).map((key) => (
          <ToggleButton key={key} value={key} sx={{ textTransform: 'none', px: 0.75 }}>
            {key}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <SparkLineChart
        height={80}
        data={[12, 9, 14, 15, 13, 18, 16, 11, 12, 17]}
        yAxis={ranges[name]}
        color="#b26a00"
        role="img"
        aria-label="Orders per hour vary between 9 and 18"
      />
    </Box>
  );
}
