import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { applicationStages } from '../../samples/applications';

const directions = ['auto', 'increasing', 'decreasing'] as const;
const colors = ['#1d2899', '#2a37b8', '#4254fb', '#6f7dfc', '#9aa4fd'];
const data = applicationStages.map((stage, index) => ({ ...stage, color: colors[index] }));

export default function Direction() {
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
        height={260}
        role="img"
        aria-label="Applications, from the form to the first day"
        series={[{ data, curve: 'step-pyramid', funnelDirection, sectionLabel: false }]}
        gap={2}
        hideLegend
      />
      {/* #endregion */}
    </Box>
  );
}
