import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';
import type { AxisValueFormatterContext } from '@mui/x-charts/models';
import { quarterlySales } from '../../samples/sales';

const euros = (value: number | null) => (value === null ? 'not open yet' : `€${value}k`);

const twoLines = (quarter: string, { location }: AxisValueFormatterContext) =>
  location === 'tick' ? quarter.replace(' ', '\n') : quarter;

const channels = [
  { dataKey: 'shops', label: 'Shops', color: '#4254fb', valueFormatter: euros },
  { dataKey: 'online', label: 'Online', color: '#d55e00', valueFormatter: euros },
  { dataKey: 'wholesale', label: 'Wholesale', color: '#009e73', valueFormatter: euros },
];

export default function SalesDataset() {
  const [shown, setShown] = React.useState(['shops', 'wholesale']);

  return (
    <Box>
      <ToggleButtonGroup
        size="small"
        aria-label="Channels to show"
        value={shown}
        onChange={(_event, next: string[]) => setShown(next)}
      >
        {channels.map(({ dataKey, label }) => (
          <ToggleButton key={dataKey} value={dataKey}>
            {label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {/* #region preview */}
      <BarChart
        height={320}
        role="img"
        aria-label="Revenue by quarter and sales channel"
        dataset={quarterlySales}
        xAxis={[{ dataKey: 'quarter', label: 'Quarter', valueFormatter: twoLines, height: 60 }]}
        yAxis={[{ label: 'Revenue (thousand €)', max: 500 }]}
        series={channels.filter(({ dataKey }) => shown.includes(dataKey))}
      />
      {/* #endregion */}
    </Box>
  );
}
