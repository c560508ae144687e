import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { gridBalance } from '../../samples/energy';

// Isolate the text so that the minus sign stays before the number on right-to-left pages.
const isolated = (value: number | null) => `\u2066${value}\u2069`;
const power = { stack: 'power', valueFormatter: isolated };
const series = [
  { dataKey: 'wind', label: 'Wind', color: '#0369a1', ...power },
  { dataKey: 'cable', label: 'Sea cable', color: '#e0883a', ...power },
  { dataKey: 'battery', label: 'Battery', color: '#16a34a', ...power },
];

export default function NegativeValues() {
  const [type, setType] = React.useState('lines');
  const common = {
    height: 300,
    role: 'img',
    'aria-label': 'Power of an island grid by hour, with negative values',
    dataset: gridBalance,
    yAxis: [{ label: 'Power (MW)', valueFormatter: isolated }],
  };

  return (
    <Box>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Type of series"
        value={type}
        onChange={(_event, next: string | null) => next && setType(next)}
      >
        <ToggleButton value="lines">lines</ToggleButton>
        <ToggleButton value="bars">bars</ToggleButton>
      </ToggleButtonGroup>
      {/* #region preview */}
      {type === 'lines' ? (
        <LineChart
          {...common}
          xAxis={[{ dataKey: 'hour', scaleType: 'point', label: 'Hour' }]}
          series={series.map((line) => ({ ...line, area: true, showMark: false }))}
        />
      ) : (
        <BarChart {...common} xAxis={[{ dataKey: 'hour', label: 'Hour' }]} series={series} />
      )}
      {/* #endregion */}
    </Box>
  );
}
