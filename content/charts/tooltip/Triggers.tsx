import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';
import { weekdayBoardings } from '../../samples/transit';

const thousand = (value: number | null) => `${value} thousand`;

export default function Triggers() {
  const [trigger, setTrigger] = React.useState<'axis' | 'item' | 'none'>('axis');

  return (
    <Box>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="trigger"
        value={trigger}
        onChange={(_event, next: typeof trigger | null) => next && setTrigger(next)}
      >
        <ToggleButton value="axis">axis</ToggleButton>
        <ToggleButton value="item">item</ToggleButton>
        <ToggleButton value="none">none</ToggleButton>
      </ToggleButtonGroup>
      {/* #region preview */}
      <BarChart
        height={280}
        role="img"
        aria-label="Both lines carry most people on Friday"
        dataset={weekdayBoardings}
        xAxis={[{ dataKey: 'day', label: 'Day' }]}
        yAxis={[{ label: 'Boardings (thousand)' }]}
        series={[
          {
            dataKey: 'northLine',
            label: 'North line',
            color: '#4254fb',
            valueFormatter: thousand,
          },
          {
            dataKey: 'southLine',
            label: 'South line',
            color: '#d55e00',
            valueFormatter: thousand,
          },
        ]}
        slotProps={{ tooltip: { trigger } }}
      />
      {/* #endregion */}
    </Box>
  );
}
