import * as React from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { BarChart, type BarSeries } from '@mui/x-charts/BarChart';
import { gridBalance } from '../../samples/energy';

const offsets = ['diverging', 'none'] as const;
const orders = ['none', 'reverse', 'ascending', 'descending'] as const;
const power = { stack: 'power', valueFormatter: (value: number | null) => `${value} MW` };
// Isolate the text so that the minus sign stays before the number on right-to-left pages.
const isolated = (value: number) => `\u2066${value}\u2069`;

export default function StackStrategy() {
  const [stackOffset, setStackOffset] = React.useState<(typeof offsets)[number]>('diverging');
  const [stackOrder, setStackOrder] = React.useState<(typeof orders)[number]>('none');

  // #region preview
  const series: BarSeries[] = [
    { dataKey: 'wind', label: 'Wind', color: '#4254fb', ...power, stackOffset, stackOrder },
    { dataKey: 'cable', label: 'Sea cable', color: '#d55e00', ...power },
    { dataKey: 'battery', label: 'Battery', color: '#009e73', ...power },
  ];
  // #endregion

  return (
    <Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2, maxWidth: 400, pt: 1 }}>
        <TextField
          select
          slotProps={{ select: { native: true } }}
          label="stackOffset"
          value={stackOffset}
          onChange={(event) => setStackOffset(event.target.value as typeof stackOffset)}
        >
          {offsets.map((offset) => (
            <option key={offset}>{offset}</option>
          ))}
        </TextField>
        <TextField
          select
          slotProps={{ select: { native: true } }}
          label="stackOrder"
          value={stackOrder}
          onChange={(event) => setStackOrder(event.target.value as typeof stackOrder)}
        >
          {orders.map((order) => (
            <option key={order}>{order}</option>
          ))}
        </TextField>
      </Box>
      <BarChart
        height={320}
        role="img"
        aria-label="Power on the island grid through one day, by source"
        dataset={gridBalance}
        xAxis={[{ dataKey: 'hour', label: 'Time of day' }]}
        yAxis={[{ label: 'Power (MW)', valueFormatter: isolated }]}
        series={series}
      />
    </Box>
  );
}
