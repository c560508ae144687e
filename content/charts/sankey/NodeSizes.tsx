import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';
import { budgetLinks, budgetNodes } from '../../samples/chartBudget';

const ranges = { width: 40, padding: 40 };
type Name = keyof typeof ranges;

export default function NodeSizes() {
  const [sizes, setSizes] = React.useState<Record<Name, number>>({ width: 24, padding: 16 });
  const [showLabels, setShowLabels] = React.useState(true);

  return (
    <Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: 4, px: 1 }}>
        {(Object.keys(ranges) as Name[]).map((name) => (
          <Box key={name} sx={{ height: 56 }}>
            <Typography variant="caption" id={`node-${name}`}>
              {name}: {sizes[name]}
            </Typography>
            <Slider
              size="small"
              aria-labelledby={`node-${name}`}
              min={2}
              max={ranges[name]}
              value={sizes[name]}
              onChange={(_event, value) => setSizes({ ...sizes, [name]: value })}
            />
          </Box>
        ))}
      </Box>
      <FormControlLabel
        label="showLabels"
        control={
          <Switch checked={showLabels} onChange={(event) => setShowLabels(event.target.checked)} />
        }
      />
      {/* #region preview */}
      <SankeyChart
        height={280}
        role="img"
        aria-label="Income and spending of a town"
        series={{
          data: { nodes: budgetNodes, links: budgetLinks },
          nodeOptions: { ...sizes, showLabels },
          linkOptions: { opacity: 0.2 },
        }}
      />
      {/* #endregion */}
    </Box>
  );
}
