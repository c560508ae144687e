import * as React from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { PiecewiseColorLegend } from '@mui/x-charts/ChartsLegend';
import { LineChart } from '@mui/x-charts/LineChart';
import { tides } from '../../samples/chartTides';

const options = {
  markType: ['square', 'circle', 'line'],
  labelPosition: ['inline-end', 'inline-start', 'extremes', 'start', 'end'],
  direction: ['horizontal', 'vertical'],
} as const;
type Options = { [Key in keyof typeof options]: (typeof options)[Key][number] };
const names = Object.keys(options) as (keyof Options)[];
const day = (date: Date) => date.toLocaleDateString('en-US', { month: 'short', day: 'numeric' });
const gridTemplateColumns = 'repeat(auto-fit, minmax(126px, 1fr))';
const colors = ['#b26a00', '#7d8590', '#00796b'];

export default function PiecewiseOptions() {
  const [legend, setLegend] = React.useState<Options>({
    markType: 'circle',
    labelPosition: 'inline-end',
    direction: 'horizontal',
  });

  return (
    <Box sx={{ height: 400 }}>
      <Box sx={{ display: 'grid', gridTemplateColumns, gap: 1, py: 1 }}>
        {names.map((name) => (
          <TextField
            key={name}
            select
            size="small"
            label={name}
            slotProps={{ select: { native: true } }}
            value={legend[name]}
            onChange={(event) => setLegend({ ...legend, [name]: event.target.value } as Options)}
          >
            {options[name].map((value) => (
              <option key={value}>{value}</option>
            ))}
          </TextField>
        ))}
      </Box>
      {/* #region preview */}
      <LineChart
        height={250}
        role="img"
        aria-label="Tide in a harbor, colored as low, middle and high water"
        dataset={tides.slice(0, 96)}
        xAxis={[
          {
            dataKey: 'time',
            scaleType: 'time',
            domainLimit: 'strict',
            tickNumber: 4,
            valueFormatter: day,
          },
        ]}
        yAxis={[
          { label: 'Tide (m)', colorMap: { type: 'piecewise', thresholds: [-1, 1], colors } },
        ]}
        series={[{ dataKey: 'harbor', label: 'Tide', showMark: false }]}
        slots={{ legend: PiecewiseColorLegend }}
        slotProps={{ legend: { axisDirection: 'y', ...legend, sx: { width: 'fit-content' } } }}
      />
      {/* #endregion */}
    </Box>
  );
}
