import * as React from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';
import { energyFlows } from '../../samples/flows';

const nodes = [...new Set(energyFlows.flatMap(({ source, target }) => [source, target]))];

export default function TracedFlow() {
  const [node, setNode] = React.useState('Gas');

  // #region preview
  const links = energyFlows.map((flow) => ({
    ...flow,
    color: flow.source === node || flow.target === node ? '#c62828' : undefined,
  }));
  // #endregion

  return (
    <Box>
      <TextField
        select
        size="small"
        label="Node"
        slotProps={{ select: { native: true } }}
        value={node}
        onChange={(event) => setNode(event.target.value)}
        sx={{ mt: 1, minWidth: 160 }}
      >
        {nodes.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </TextField>
      <SankeyChart
        height={300}
        role="img"
        aria-label={`Energy flows with those of ${node} highlighted`}
        series={{
          data: { links },
          nodeOptions: { color: '#7d8590' },
          linkOptions: { color: '#7d8590', opacity: 0.35 },
        }}
        onNodeClick={(_event, { nodeId }) => setNode(`${nodeId}`)}
      />
    </Box>
  );
}
