import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';
import { carbonDioxide } from '../../samples/chartFacts';

const sides = ['top', 'right', 'bottom', 'left'] as const;
type Margin = Record<(typeof sides)[number], number>;

function AreaFrame() {
  const { left, top, width, height } = useDrawingArea();
  return <rect x={left} y={top} width={width} height={height} fill="#c62828" fillOpacity={0.08} />;
}

export default function MarginSides() {
  const [margin, setMargin] = React.useState<Margin>({ top: 10, right: 40, bottom: 10, left: 0 });

  return (
    <Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: 4, px: 1 }}>
        {sides.map((side) => (
          <Box key={side} sx={{ height: 56 }}>
            <Typography variant="caption" id={`margin-${side}`}>
              {side}: {margin[side]}
            </Typography>
            <Slider
              size="small"
              aria-labelledby={`margin-${side}`}
              max={80}
              value={margin[side]}
              onChange={(_event, value) => setMargin({ ...margin, [side]: value })}
            />
          </Box>
        ))}
      </Box>
      {/* #region preview */}
      <LineChart
        height={280}
        margin={margin}
        role="img"
        aria-label="Carbon dioxide rose from 317 to 414 ppm in 60 years"
        dataset={carbonDioxide}
        xAxis={[{ dataKey: 'year', scaleType: 'point', label: 'Year', valueFormatter: String }]}
        yAxis={[{ label: 'CO₂ (ppm)' }]}
        series={[{ dataKey: 'ppm', label: 'CO₂', color: '#c62828', showMark: false }]}
        hideLegend
        sx={{ outline: 1, outlineColor: 'divider' }}
      >
        <AreaFrame />
      </LineChart>
      {/* #endregion */}
    </Box>
  );
}
