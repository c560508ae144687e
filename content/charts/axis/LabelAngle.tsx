import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { mountains } from '../../samples/chartFacts';

const anchors = ['start', 'middle', 'end'] as const;

export default function LabelAngle() {
  const [angle, setAngle] = React.useState(-35);
  const [height, setHeight] = React.useState(90);
  const [textAnchor, setTextAnchor] = React.useState<(typeof anchors)[number]>('end');

  return (
    <Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: 4, px: 1 }}>
        <Box sx={{ height: 56 }}>
          <Typography variant="caption" id="label-angle">
            angle: <bdi>{angle}</bdi>
          </Typography>
          <Slider
            size="small"
            aria-labelledby="label-angle"
            min={-90}
            max={90}
            step={5}
            value={angle}
            onChange={(_event, value) => setAngle(value)}
          />
        </Box>
        <Box sx={{ height: 56 }}>
          <Typography variant="caption" id="label-height">
            height: {height}
          </Typography>
          <Slider
            size="small"
            aria-labelledby="label-height"
            min={25}
            max={120}
            value={height}
            onChange={(_event, value) => setHeight(value)}
          />
        </Box>
      </Box>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="textAnchor"
        value={textAnchor}
        onChange={(_event, next: typeof textAnchor | null) => next && setTextAnchor(next)}
      >
        {anchors.map((name) => (
          <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {/* #region preview */}
      <BarChart
        height={300}
        role="img"
        aria-label="Everest is the highest mountain with 8849 m"
        dataset={mountains}
        xAxis={[{ dataKey: 'name', height, tickLabelStyle: { angle, textAnchor } }]}
        yAxis={[{ label: 'Height (m)', width: 70 }]}
        series={[{ dataKey: 'height', label: 'Height', color: '#00796b' }]}
        hideLegend
      />
      {/* #endregion */}
    </Box>
  );
}
