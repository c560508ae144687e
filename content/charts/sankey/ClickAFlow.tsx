import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';
import { energyFlows } from '../../samples/flows';

export default function ClickAFlow() {
  const [text, setText] = React.useState('Click a node or a flow.');

  return (
    <Box>
      <Typography role="status" sx={{ height: 28 }}>
        {text}
      </Typography>
      {/* #region preview */}
      <SankeyChart
        height={300}
        role="img"
        aria-label="Energy of a district, from sources to uses"
        series={{ data: { links: energyFlows }, nodeOptions: { color: '#4254fb' } }}
        onNodeClick={(_event, { node }) => setText(`${node.label}: ${node.value} GWh`)}
        onLinkClick={(_event, { link }) =>
          setText(`${link.source.label} to ${link.target.label}: ${link.value} GWh`)
        }
      />
      {/* #endregion */}
    </Box>
  );
}
