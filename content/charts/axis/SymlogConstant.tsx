import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';

const places = ['Dead Sea', 'Death Valley', 'Amsterdam', 'Paris', 'Denver', 'Everest'];
const meters = [-430, -86, -2, 35, 1609, 8849];

export default function SymlogConstant() {
  const [constant, setConstant] = React.useState(10);

  return (
    <Box>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="constant"
        value={constant}
        onChange={(_event, next: number | null) => next && setConstant(next)}
      >
        {[1, 10, 100, 1000].map((value) => (
          <ToggleButton key={value} value={value} sx={{ minWidth: 44 }}>
            {value}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {/* #region preview */}
      <BarChart
        layout="horizontal"
        height={280}
        role="img"
        aria-label="Altitudes from 430 m below to 8849 m above sea level"
        yAxis={[{ data: places, width: 90 }]}
        xAxis={[
          {
            scaleType: 'symlog',
            constant,
            label: 'Altitude (m)',
            tickInterval: [-1000, -100, -10, 0, 10, 100, 1000, 10000],
            valueFormatter: (value: number) => value.toLocaleString('en-US'),
          },
        ]}
        series={[{ data: meters, label: 'Altitude', color: '#00796b' }]}
        hideLegend
      />
      {/* #endregion */}
    </Box>
  );
}
