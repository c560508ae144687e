import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { BarChart } from '@mui/x-charts/BarChart';
import { yearlyGeneration } from '../../samples/energy';

const sources = ['Hydro', 'Wind', 'Gas', 'Coal'];
const terawattHours = (value: number | null) => `${value} TWh`;

export default function AnimatedUpdate() {
  const [index, setIndex] = React.useState(0);
  const [skipAnimation, setSkipAnimation] = React.useState(false);
  const { year, hydro, wind, gas, coal } = yearlyGeneration[index]!;
  const next = (index + 1) % yearlyGeneration.length;

  return (
    <Box>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
        <Button variant="outlined" size="small" onClick={() => setIndex(next)}>
          Show {yearlyGeneration[next]!.year}
        </Button>
        <FormControlLabel
          control={
            <Switch checked={skipAnimation} onChange={(_event, on) => setSkipAnimation(on)} />
          }
          label="skipAnimation"
        />
      </Box>
      {/* #region preview */}
      <BarChart
        height={300}
        role="img"
        aria-label={`Electricity generated in ${year} by source`}
        skipAnimation={skipAnimation}
        hideLegend
        xAxis={[{ data: sources, label: `Source of electricity, ${year}` }]}
        yAxis={[{ label: 'Generation (TWh)', max: 30 }]}
        series={[
          { data: [hydro, wind, gas, coal], label: 'Generation', valueFormatter: terawattHours },
        ]}
      />
      {/* #endregion */}
    </Box>
  );
}
