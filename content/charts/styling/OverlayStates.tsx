import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';
import { useDrawingArea, useXScale } from '@mui/x-charts/hooks';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];
const states = ['default loading', 'skeleton', 'empty', 'data'] as const;

// #region preview
function SkeletonBars() {
  const { top, height } = useDrawingArea();
  const x = useXScale<'band'>();
  return (
    <g fill="currentColor" fillOpacity={0.15}>
      {x.domain().map((month, index) => {
        const size = height * (0.35 + 0.1 * (index % 4));
        return (
          <rect
            key={`${month}`}
            x={x(month)}
            y={top + height - size}
            width={x.bandwidth()}
            height={size}
            rx={4}
          />
        );
      })}
    </g>
  );
}
// #endregion

export default function OverlayStates() {
  const [state, setState] = React.useState<(typeof states)[number]>('skeleton');

  return (
    <Box>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="State of the chart"
        value={state}
        onChange={(_event, next: typeof state | null) => next && setState(next)}
      >
        {states.map((name) => (
          <ToggleButton key={name} value={name} sx={{ textTransform: 'none', px: 0.75 }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <BarChart
        height={260}
        role="img"
        aria-label="Rain by month"
        loading={state === 'default loading' || state === 'skeleton'}
        xAxis={[{ data: months, scaleType: 'band' }]}
        yAxis={[{ label: 'Rain (mm)', position: 'left' }]}
        series={
          state === 'data'
            ? [{ data: [61, 48, 55, 63, 84, 97], label: 'Rain', color: '#00796b' }]
            : []
        }
        slots={state === 'skeleton' ? { loadingOverlay: SkeletonBars } : undefined}
        hideLegend
      />
    </Box>
  );
}
