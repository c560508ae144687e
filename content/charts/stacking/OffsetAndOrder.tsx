import * as React from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { LineChart } from '@mui/x-charts/LineChart';
import type { StackOffsetType, StackOrderType } from '@mui/x-charts/models';
import { yearlyGeneration } from '../../samples/energy';

const offsets: StackOffsetType[] = ['none', 'expand', 'silhouette', 'wiggle'];
const orders: StackOrderType[] = ['none', 'reverse', 'ascending', 'descending', 'insideOut'];
const sources = { hydro: '#4254fb', wind: '#009e73', gas: '#e69f00', coal: '#7d8590' };
// Isolate the text so that the minus sign stays before the number on right-to-left pages.
const isolated = (value: number) => `\u2066${value}\u2069`;

export default function OffsetAndOrder() {
  const [stackOffset, setOffset] = React.useState<StackOffsetType>('silhouette');
  const [stackOrder, setOrder] = React.useState<StackOrderType>('none');

  return (
    <Box>
      <Box sx={{ display: 'flex', gap: 2, pt: 1 }}>
        <TextField
          select
          size="small"
          label="stackOffset"
          slotProps={{ select: { native: true } }}
          value={stackOffset}
          onChange={(event) => setOffset(event.target.value as StackOffsetType)}
        >
          {offsets.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </TextField>
        <TextField
          select
          size="small"
          label="stackOrder"
          slotProps={{ select: { native: true } }}
          value={stackOrder}
          onChange={(event) => setOrder(event.target.value as StackOrderType)}
        >
          {orders.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </TextField>
      </Box>
      {/* #region preview */}
      <LineChart
        height={300}
        role="img"
        aria-label="Electricity by source and year, stacked"
        dataset={yearlyGeneration}
        xAxis={[{ dataKey: 'year', scaleType: 'point', label: 'Year' }]}
        yAxis={[{ label: 'Generation (TWh)', valueFormatter: isolated }]}
        series={Object.entries(sources).map(([dataKey, color]) => ({
          dataKey,
          color,
          label: dataKey,
          area: true,
          showMark: false,
          stack: 'sources',
          stackOffset,
          stackOrder,
        }))}
      />
      {/* #endregion */}
    </Box>
  );
}
