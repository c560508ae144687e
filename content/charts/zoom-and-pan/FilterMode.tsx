import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import { formatHour, hours, load, megawatts } from './load';

export default function FilterMode() {
  const [filterMode, setFilterMode] = React.useState<'keep' | 'discard'>('discard');

  return (
    <Box>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="filterMode"
        value={filterMode}
        onChange={(_event, next: typeof filterMode | null) => next && setFilterMode(next)}
      >
        <ToggleButton value="keep">keep</ToggleButton>
        <ToggleButton value="discard">discard</ToggleButton>
      </ToggleButtonGroup>
      {/* #region preview */}
      <LineChartPro
        height={280}
        role="img"
        aria-label="One night out of ten days of power use"
        xAxis={[
          {
            id: 'time',
            data: hours,
            scaleType: 'time',
            valueFormatter: formatHour,
            tickNumber: 4,
            zoom: { filterMode, minSpan: 2, slider: { enabled: true } },
          },
        ]}
        yAxis={[{ label: 'Power (MW)' }]}
        series={[
          {
            data: load,
            label: 'Power',
            color: '#4254fb',
            showMark: false,
            valueFormatter: megawatts,
          },
        ]}
        initialZoom={[{ axisId: 'time', start: 9, end: 12 }]}
        hideLegend
      />
      {/* #endregion */}
    </Box>
  );
}
