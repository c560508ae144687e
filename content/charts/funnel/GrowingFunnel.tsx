import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';

const directions = ['auto', 'increasing', 'decreasing'] as const;
const followers = [
  { label: 'Founders', value: 60, color: '#7b1fa2' },
  { label: 'Early members', value: 240, color: '#8e24aa' },
  { label: 'Members', value: 780, color: '#ab47bc' },
];

export default function GrowingFunnel() {
  const [funnelDirection, setDirection] = React.useState<(typeof directions)[number]>('auto');

  return (
    <Box>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="funnelDirection"
        value={funnelDirection}
        onChange={(_event, next: typeof funnelDirection | null) => next && setDirection(next)}
      >
        {directions.map((name) => (
          <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {/* #region preview */}
      <FunnelChart
        height={280}
        role="img"
        aria-label="A club grows from 60 founders to 780 members"
        series={[{ data: followers, funnelDirection, sectionLabel: false }]}
        categoryAxis={{
          categories: followers.map(({ label }) => label),
          position: 'left',
          size: 110,
        }}
        hideLegend
      />
      {/* #endregion */}
    </Box>
  );
}
