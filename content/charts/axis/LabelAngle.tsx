import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';
import { mountains } from '../../samples/chartFacts';

const anchors = ['start', 'middle', 'end'] as const;
const ranges = { angle: [-90, 90], height: [25, 120] } as const;
type Name = keyof typeof ranges;

export default function LabelAngle() {
  const [textAnchor, setTextAnchor] = React.useState<(typeof anchors)[number]>('end');
  const [numbers, setNumbers] = React.useState<Record<Name, number>>({ angle: -35, height: 90 });
  const { angle, height } = numbers;

  return (
    <Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: 4, px: 1 }}>
        {(Object.keys(ranges) as Name[]).map((name) => (
          <Box key={name} sx={{ height: 56, typography: 'caption' }}>
            {name}: <bdi>{numbers[name]}</bdi>
            <Slider
              size="small"
              aria-label={name}
              min={ranges[name][0]}
              max={ranges[name][1]}
              value={numbers[name]}
              onChange={(_event, value) => setNumbers({ ...numbers, [name]: value })}
            />
          </Box>
        ))}
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
