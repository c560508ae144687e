import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';

const aligns = ['justify', 'left', 'right', 'center'] as const;
const links = [
  { source: 'Visitors', target: 'Shop', value: 420 },
  { source: 'Visitors', target: 'Left', value: 310 },
  { source: 'Newsletter', target: 'Shop', value: 130 },
  { source: 'Shop', target: 'Cart', value: 290 },
  { source: 'Cart', target: 'Order', value: 180 },
];

export default function NodeLayout() {
  const [align, setAlign] = React.useState<(typeof aligns)[number]>('justify');

  return (
    <Box>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="align"
        value={align}
        onChange={(_event, next: typeof align | null) => next && setAlign(next)}
      >
        {aligns.map((name) => (
          <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {/* #region preview */}
      <SankeyChart
        height={280}
        role="img"
        aria-label="Of 730 visitors, 180 place an order"
        series={{ data: { links }, nodeOptions: { align, color: '#4254fb', width: 10 } }}
      />
      {/* #endregion */}
    </Box>
  );
}
