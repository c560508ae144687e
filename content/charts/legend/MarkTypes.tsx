import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';
import { daylightByDay } from '../../samples/chartDaylight';

const types = ['line', 'square', 'circle'] as const;
const month = (date: Date) => date.toLocaleDateString('en-US', { month: 'short' });

export default function MarkTypes() {
  const [labelMarkType, setType] = React.useState<(typeof types)[number]>('circle');

  return (
    <Box>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="labelMarkType"
        value={labelMarkType}
        onChange={(_event, next: typeof labelMarkType | null) => next && setType(next)}
      >
        {types.map((name) => (
          <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {/* #region preview */}
      <LineChart
        height={260}
        role="img"
        aria-label="Days in Oslo vary most over the year, in Nairobi least"
        dataset={daylightByDay}
        xAxis={[
          { dataKey: 'date', scaleType: 'time', domainLimit: 'strict', valueFormatter: month },
        ]}
        yAxis={[{ label: 'Daylight (hours)', min: 0, max: 24 }]}
        series={[
          { dataKey: 'oslo', label: 'Oslo', color: '#b26a00', showMark: false, labelMarkType },
          { dataKey: 'rome', label: 'Rome', color: '#7b1fa2', showMark: false, labelMarkType },
          {
            dataKey: 'nairobi',
            label: 'Nairobi',
            color: '#00796b',
            showMark: false,
            labelMarkType,
          },
        ]}
      />
      {/* #endregion */}
    </Box>
  );
}
