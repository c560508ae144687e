import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { PieChart, pieArcLabelClasses } from '@mui/x-charts/PieChart';
import { wasteShares } from '../../samples/waste';

const kinds = ['value', 'formattedValue', 'label'] as const;
const ranges = { arcLabelMinAngle: 90, arcLabelRadius: 110 };
type Name = keyof typeof ranges;

export default function ArcLabels() {
  const [arcLabel, setArcLabel] = React.useState<(typeof kinds)[number]>('formattedValue');
  const [numbers, setNumbers] = React.useState<Record<Name, number>>({
    arcLabelMinAngle: 30,
    arcLabelRadius: 80,
  });

  return (
    <Box>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="arcLabel"
        value={arcLabel}
        onChange={(_event, next: typeof arcLabel | null) => next && setArcLabel(next)}
      >
        {kinds.map((name) => (
          <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: 4, px: 1 }}>
        {(Object.keys(ranges) as Name[]).map((name) => (
          <Box key={name} sx={{ height: 56, typography: 'caption' }}>
            {name}: {numbers[name]}
            <Slider
              size="small"
              aria-label={name}
              max={ranges[name]}
              value={numbers[name]}
              onChange={(_event, value) => setNumbers({ ...numbers, [name]: value })}
            />
          </Box>
        ))}
      </Box>
      {/* #region preview */}
      <PieChart
        height={280}
        role="img"
        aria-label="Household waste by type"
        series={[
          { data: wasteShares, arcLabel, ...numbers, valueFormatter: ({ value }) => `${value} kg` },
        ]}
        sx={{ [`& .${pieArcLabelClasses.root}`]: { fill: '#fff', fontWeight: 600 } }}
        hideLegend
      />
      {/* #endregion */}
    </Box>
  );
}
