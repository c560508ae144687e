import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { areaElementClasses, LineChart } from '@mui/x-charts/LineChart';

const years = ['2020', '2021', '2022', '2023', '2024', '2025'];
const parts = [
  { label: 'Members', color: '#00796b', data: [61, 64, 63, 67, 70, 72] },
  { label: 'Tickets', color: '#b26a00', data: [8, 14, 22, 25, 27, 31] },
  { label: 'Café', color: '#7b1fa2', data: [3, 6, 9, 11, 12, 14] },
];
const choices = { none: [], lowest: ['Members'], all: parts.map(({ label }) => label) };

export default function StackBaseline() {
  const [name, setName] = React.useState<keyof typeof choices>('lowest');
  const withBaseline: string[] = choices[name];

  return (
    <Box>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Series with baseline: min"
        value={name}
        onChange={(_event, next: typeof name | null) => next && setName(next)}
      >
        {Object.keys(choices).map((key) => (
          <ToggleButton key={key} value={key} sx={{ textTransform: 'none' }}>
            {key}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {/* #region preview */}
      <LineChart
        height={280}
        role="img"
        aria-label="Income of a museum grew to 117 thousand euros in 2025"
        xAxis={[{ data: years, scaleType: 'point', label: 'Year' }]}
        yAxis={[{ label: 'Income (thousand €)' }]}
        series={parts.map((part) => ({
          ...part,
          area: true,
          stack: 'income',
          showMark: false,
          baseline: withBaseline.includes(part.label) ? 'min' : undefined,
        }))}
        sx={{ [`& .${areaElementClasses.root}`]: { fillOpacity: 0.4 } }}
      />
      {/* #endregion */}
    </Box>
  );
}
