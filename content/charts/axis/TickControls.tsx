import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';

const minutes = Array.from({ length: 13 }, (_, index) => index * 5);
const pulse = [68, 84, 103, 118, 127, 131, 134, 136, 133, 129, 110, 92, 80];

// #region preview
const ticks = {
  auto: {},
  tickNumber: { tickNumber: 3 },
  tickMinStep: { tickMinStep: 15 },
  tickInterval: { tickInterval: [0, 10, 50, 60] },
};
// #endregion

export default function TickControls() {
  const [name, setName] = React.useState<keyof typeof ticks>('tickInterval');

  return (
    <Box>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Ticks of the x-axis"
        value={name}
        onChange={(_event, next: typeof name | null) => next && setName(next)}
      >
        {Object.keys(ticks).map((key) => (
          <ToggleButton key={key} value={key} sx={{ textTransform: 'none', px: 0.5 }}>
            {key}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <LineChart
        height={260}
        role="img"
        aria-label="The pulse rises for 35 minutes of running and then falls"
        xAxis={[{ data: minutes, label: 'Minutes', domainLimit: 'strict', ...ticks[name] }]}
        yAxis={[{ label: 'Pulse (per minute)', min: 40 }]}
        series={[{ data: pulse, label: 'Pulse', color: '#4254fb', showMark: false }]}
        grid={{ vertical: true }}
        hideLegend
      />
    </Box>
  );
}
