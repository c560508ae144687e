import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { PieChart } from '@mui/x-charts/PieChart';
import { wasteShares } from '../../samples/waste';

const ranges = { innerRadius: 90, paddingAngle: 10, cornerRadius: 20, startAngle: 90 };
type Name = keyof typeof ranges;

export default function DonutShape() {
  const [shape, setShape] = React.useState<Record<Name, number>>({
    innerRadius: 60,
    paddingAngle: 3,
    cornerRadius: 6,
    startAngle: 0,
  });

  return (
    <Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: 4, px: 1 }}>
        {(Object.keys(ranges) as Name[]).map((name) => (
          <Box key={name}>
            <Typography variant="caption" id={`shape-${name}`}>
              {name}: {shape[name]}
            </Typography>
            <Slider
              size="small"
              aria-labelledby={`shape-${name}`}
              max={ranges[name]}
              value={shape[name]}
              onChange={(_event, value) => setShape({ ...shape, [name]: value })}
            />
          </Box>
        ))}
      </Box>
      {/* #region preview */}
      <PieChart
        height={240}
        role="img"
        aria-label="Household waste by type, as a ring"
        series={[{ data: wasteShares, ...shape, endAngle: shape.startAngle + 360 }]}
        hideLegend
      />
      {/* #endregion */}
    </Box>
  );
}
