import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { Gauge } from '@mui/x-charts/Gauge';

const limits = {
  value: [0, 100],
  startAngle: [-180, 0],
  endAngle: [0, 180],
  innerRadius: [20, 95],
  cornerRadius: [0, 50],
} as const;
type Name = keyof typeof limits;

export default function ShapeOfTheArc() {
  const [shape, setShape] = React.useState<Record<Name, number>>({
    value: 68,
    startAngle: -90,
    endAngle: 90,
    innerRadius: 80,
    cornerRadius: 0,
  });

  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '140px 1fr', gap: 3, px: 1 }}>
      <Box>
        {(Object.keys(limits) as Name[]).map((name) => (
          <Box key={name} sx={{ height: 56 }}>
            <Typography variant="caption" id={`gauge-${name}`}>
              {name}: <bdi>{shape[name]}</bdi>
            </Typography>
            <Slider
              size="small"
              aria-labelledby={`gauge-${name}`}
              min={limits[name][0]}
              max={limits[name][1]}
              value={shape[name]}
              onChange={(_event, value) => setShape({ ...shape, [name]: value })}
            />
          </Box>
        ))}
      </Box>
      <Box>
        {/* #region preview */}
        <Gauge
          height={260}
          {...shape}
          innerRadius={`${shape.innerRadius}%`}
          cornerRadius={`${shape.cornerRadius}%`}
          aria-label="Example value"
        />
        {/* #endregion */}
      </Box>
    </Box>
  );
}
