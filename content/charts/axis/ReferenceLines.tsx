import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart } from '@mui/x-charts/LineChart';
import { daylightByDay } from '../../samples/chartDaylight';

const aligns = ['start', 'middle', 'end'] as const;
const dayAndMonth = (date: Date) =>
  date.toLocaleDateString('en-US', { month: 'short', day: 'numeric' });

export default function ReferenceLines() {
  const [labelAlign, setLabelAlign] = React.useState<(typeof aligns)[number]>('end');

  return (
    <Box>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="labelAlign"
        value={labelAlign}
        onChange={(_event, next: typeof labelAlign | null) => next && setLabelAlign(next)}
      >
        {aligns.map((name) => (
          <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {/* #region preview */}
      <LineChart
        height={300}
        role="img"
        aria-label="In Oslo, days are longer than 12 hours from March to September"
        dataset={daylightByDay}
        xAxis={[
          {
            dataKey: 'date',
            scaleType: 'time',
            domainLimit: 'strict',
            valueFormatter: dayAndMonth,
          },
        ]}
        yAxis={[{ label: 'Daylight in Oslo (hours)', min: 0, max: 24 }]}
        series={[{ dataKey: 'oslo', label: 'Oslo', color: '#b26a00', showMark: false }]}
        hideLegend
      >
        <ChartsReferenceLine
          x={new Date(2025, 5, 21)}
          label="Solstice"
          labelAlign={labelAlign}
          lineStyle={{ strokeDasharray: '4 3' }}
        />
        <ChartsReferenceLine
          y={12}
          label="12 hours"
          labelAlign={labelAlign}
          spacing={{ x: 8, y: 4 }}
          labelStyle={{ fontWeight: 600 }}
        />
      </LineChart>
      {/* #endregion */}
    </Box>
  );
}
