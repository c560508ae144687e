import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';
import { installedCapacity } from '../../samples/energy';

const treatments = ['linear', 'minBarSize', 'symlog'] as const;

export default function SmallValues() {
  const [treatment, setTreatment] = React.useState<(typeof treatments)[number]>('minBarSize');
  const symlog = treatment === 'symlog';

  return (
    <Box>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Small values"
        sx={{ '& .MuiToggleButton-root': { textTransform: 'none' } }}
        value={treatment}
        onChange={(_event, next: typeof treatment | null) => next && setTreatment(next)}
      >
        {treatments.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {/* #region preview */}
      <BarChart
        height={300}
        role="img"
        aria-label="Installed capacity ranges from 4200 MW of hydro power to 2 MW of wave power"
        dataset={installedCapacity}
        xAxis={[{ dataKey: 'technology', label: 'Technology' }]}
        yAxis={[{ label: 'Capacity (MW)', scaleType: symlog ? 'symlog' : 'linear' }]}
        series={[
          {
            dataKey: 'capacity',
            label: 'Capacity',
            minBarSize: treatment === 'minBarSize' ? 6 : 0,
            valueFormatter: (value) => `${value} MW`,
          },
        ]}
        grid={{ horizontal: true }}
        hideLegend
      />
      {/* #endregion */}
    </Box>
  );
}
