import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { applicationStages } from '../../samples/applications';

const colors = ['#1d2899', '#2a37b8', '#4254fb', '#6f7dfc', '#9aa4fd'];
const data = applicationStages.map((stage, index) => ({ ...stage, color: colors[index] }));

export default function GapAndRadius() {
  const [gap, setGap] = React.useState(6);
  const [borderRadius, setBorderRadius] = React.useState(8);

  return (
    <Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 4, px: 1, maxWidth: 420 }}>
        <div>
          <Typography variant="caption" id="funnel-gap">
            gap: {gap}
          </Typography>
          <Slider
            size="small"
            aria-labelledby="funnel-gap"
            max={20}
            value={gap}
            onChange={(_event, value) => setGap(value)}
          />
        </div>
        <div>
          <Typography variant="caption" id="funnel-radius">
            borderRadius: {borderRadius}
          </Typography>
          <Slider
            size="small"
            aria-labelledby="funnel-radius"
            max={20}
            value={borderRadius}
            onChange={(_event, value) => setBorderRadius(value)}
          />
        </div>
      </Box>
      {/* #region preview */}
      <FunnelChart
        height={260}
        role="img"
        aria-label="Applications, from the form to the first day"
        gap={gap}
        series={[{ data, borderRadius, layout: 'horizontal', sectionLabel: false }]}
        hideLegend
      />
      {/* #endregion */}
    </Box>
  );
}
