import * as React from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { LineChart } from '@mui/x-charts/LineChart';
import { daylightByDay } from '../../samples/chartDaylight';

const shapes = ['circle', 'cross', 'diamond', 'square', 'star', 'triangle', 'wye'] as const;
const rules = {
  'no marks': false,
  'first of a month': ({ index }: { index: number }) => daylightByDay[index]?.date.getDate() === 1,
  'more than 18 hours': ({ value }: { value: number }) => value > 18,
};

export default function SparseMarks() {
  const [shape, setShape] = React.useState<(typeof shapes)[number]>('diamond');
  const [rule, setRule] = React.useState<keyof typeof rules>('first of a month');

  return (
    <Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1, maxWidth: 400, pt: 1 }}>
        <TextField
          select
          size="small"
          label="showMark"
          slotProps={{ select: { native: true } }}
          value={rule}
          onChange={(event) => setRule(event.target.value as typeof rule)}
        >
          {Object.keys(rules).map((name) => (
            <option key={name}>{name}</option>
          ))}
        </TextField>
        <TextField
          select
          size="small"
          label="shape"
          slotProps={{ select: { native: true } }}
          value={shape}
          onChange={(event) => setShape(event.target.value as typeof shape)}
        >
          {shapes.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </TextField>
      </Box>
      {/* #region preview */}
      <LineChart
        height={280}
        role="img"
        aria-label="Oslo has more than 18 hours of daylight in June"
        dataset={daylightByDay}
        xAxis={[{ dataKey: 'date', scaleType: 'time', domainLimit: 'strict', tickNumber: 5 }]}
        yAxis={[{ label: 'Daylight in Oslo (hours)', min: 0, max: 24 }]}
        series={[
          { dataKey: 'oslo', label: 'Oslo', color: '#b26a00', showMark: rules[rule], shape },
        ]}
        hideLegend
      />
      {/* #endregion */}
    </Box>
  );
}
