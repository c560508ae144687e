import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { RadarChart } from '@mui/x-charts/RadarChart';
import { bikeMetrics, bikeTests } from '../../samples/bikes';

const colors = ['#4254fb', '#009e73', '#d55e00'];

export default function HighlightModes() {
  const [highlight, setHighlight] = React.useState<'axis' | 'series' | 'none'>('axis');
  const trigger = highlight === 'series' ? 'item' : highlight;

  return (
    <Box>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="highlight"
        value={highlight}
        onChange={(_event, next: typeof highlight | null) => next && setHighlight(next)}
      >
        <ToggleButton value="axis">axis</ToggleButton>
        <ToggleButton value="series">series</ToggleButton>
        <ToggleButton value="none">none</ToggleButton>
      </ToggleButtonGroup>
      {/* #region preview */}
      <RadarChart
        height={300}
        role="img"
        aria-label="Test ratings of three bicycles"
        radar={{ metrics: bikeMetrics, max: 10 }}
        series={bikeTests.map((test) => ({ ...test, fillArea: true }))}
        colors={colors}
        highlight={highlight}
        slotProps={{ tooltip: { trigger } }}
      />
      {/* #endregion */}
    </Box>
  );
}
