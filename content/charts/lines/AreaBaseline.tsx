import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { areaElementClasses, LineChart } from '@mui/x-charts/LineChart';
import { monthlyClimate } from '../../samples/rainfall';

const baselines = { '0': 0, '8': 8, min: 'min', max: 'max' } as const;
const degrees = (value: number | null) => `${value} °C`;

export default function AreaBaseline() {
  const [name, setName] = React.useState<keyof typeof baselines>('8');

  return (
    <Box>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Area baseline"
        value={name}
        onChange={(_event, next: typeof name | null) => next && setName(next)}
      >
        {Object.keys(baselines).map((key) => (
          <ToggleButton key={key} value={key} sx={{ textTransform: 'none', minWidth: 48 }}>
            {key}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {/* #region preview */}
      <LineChart
        height={280}
        role="img"
        aria-label="From May to October it is warmer than the yearly mean of 8 °C"
        dataset={monthlyClimate}
        xAxis={[{ dataKey: 'month', scaleType: 'point', label: 'Month' }]}
        yAxis={[{ label: 'Temperature (°C)', min: 0, max: 16 }]}
        series={[
          {
            dataKey: 'temperature',
            label: 'Temperature',
            color: '#d55e00',
            area: true,
            baseline: baselines[name],
            showMark: false,
            valueFormatter: degrees,
          },
        ]}
        sx={{ [`& .${areaElementClasses.root}`]: { fillOpacity: 0.35 } }}
        hideLegend
      />
      {/* #endregion */}
    </Box>
  );
}
