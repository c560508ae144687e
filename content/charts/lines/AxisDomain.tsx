import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';

const weeks = Array.from({ length: 12 }, (_, index) => index + 1);
const weight = [71.8, 71.5, 71.9, 71.2, 70.9, 71.1, 70.6, 70.4, 70.5, 70.1, 69.9, 69.7];
const kilograms = (value: number | null) => `${value} kg`;

// #region preview
const domains = {
  nice: 'nice',
  strict: 'strict',
  fromZero: (_min: number, max: number) => ({ min: 0, max }),
} as const;
// #endregion

export default function AxisDomain() {
  const [domain, setDomain] = React.useState<keyof typeof domains>('nice');

  return (
    <Box>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Range of the y-axis"
        value={domain}
        onChange={(_event, next: typeof domain | null) => next && setDomain(next)}
      >
        <ToggleButton value="nice">nice</ToggleButton>
        <ToggleButton value="strict">strict</ToggleButton>
        <ToggleButton value="fromZero">function</ToggleButton>
      </ToggleButtonGroup>
      <LineChart
        height={280}
        role="img"
        aria-label="Body weight falls from 71.8 to 69.7 kg in twelve weeks"
        xAxis={[{ data: weeks, label: 'Week', domainLimit: 'strict', tickMinStep: 1 }]}
        yAxis={[{ label: 'Weight (kg)', domainLimit: domains[domain] }]}
        series={[{ data: weight, label: 'Weight', color: '#4254fb', valueFormatter: kilograms }]}
        hideLegend
      />
    </Box>
  );
}
