import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';
import { yearlyGeneration } from '../../samples/energy';

const places = ['start', 'center', 'end'] as const;
const terawattHours = (value: number | null) => `${value} TWh`;

export default function ConfigureLegend() {
  const [horizontal, setHorizontal] = React.useState<(typeof places)[number]>('start');

  return (
    <Box>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={horizontal}
        onChange={(_event, place) => place && setHorizontal(place)}
        aria-label="Legend position"
      >
        {places.map((place) => (
          <ToggleButton key={place} value={place}>
            {place}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {/* #region preview */}
      <LineChart
        height={310}
        aria-label="Electricity from wind and coal, 2019 to 2024"
        dataset={yearlyGeneration}
        xAxis={[{ dataKey: 'year', scaleType: 'point', label: 'Year' }]}
        yAxis={[{ label: 'Generation (TWh)', min: 0 }]}
        series={[
          { dataKey: 'wind', label: 'Wind', valueFormatter: terawattHours },
          { dataKey: 'coal', label: 'Coal', valueFormatter: terawattHours },
        ]}
        slotProps={{
          legend: { position: { vertical: 'bottom', horizontal } },
          tooltip: { trigger: 'item' },
        }}
      />
      {/* #endregion */}
    </Box>
  );
}
