import * as React from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import {
  Unstable_SankeyChart as SankeyChart,
  type SankeyLayoutNode,
} from '@mui/x-charts-pro/SankeyChart';
import { energyFlows } from '../../samples/flows';

// #region preview
const orders = {
  'by the layout': undefined,
  'largest first': (a: SankeyLayoutNode, b: SankeyLayoutNode) => b.value - a.value,
  'by name': (a: SankeyLayoutNode, b: SankeyLayoutNode) => a.label.localeCompare(b.label),
};
// #endregion
const counts = [0, 1, 6];

export default function SortedNodes() {
  const [order, setOrder] = React.useState<keyof typeof orders>('largest first');
  const [iterations, setIterations] = React.useState(6);

  return (
    <Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1, maxWidth: 400, pt: 1 }}>
        <TextField
          select
          size="small"
          label="Order of nodes"
          slotProps={{ select: { native: true } }}
          value={order}
          onChange={(event) => setOrder(event.target.value as typeof order)}
        >
          {Object.keys(orders).map((name) => (
            <option key={name}>{name}</option>
          ))}
        </TextField>
        <TextField
          select
          size="small"
          label="iterations"
          slotProps={{ select: { native: true } }}
          value={iterations}
          onChange={(event) => setIterations(Number(event.target.value))}
        >
          {counts.map((count) => (
            <option key={count}>{count}</option>
          ))}
        </TextField>
      </Box>
      <SankeyChart
        height={300}
        role="img"
        aria-label="Energy of a district from five sources to three uses"
        series={{
          data: { links: energyFlows },
          iterations,
          nodeOptions: { sort: orders[order], color: '#00796b' },
        }}
      />
    </Box>
  );
}
