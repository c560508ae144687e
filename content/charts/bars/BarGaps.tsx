import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { weekdayBoardings } from '../../samples/transit';

export default function BarGaps() {
  const [categoryGapRatio, setCategoryGapRatio] = React.useState(0.3);
  const [barGapRatio, setBarGapRatio] = React.useState(0.1);

  return (
    <Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 3, px: 1 }}>
        <Box>
          <Typography id="category-gap-label" variant="caption" component="div">
            categoryGapRatio: {categoryGapRatio}
          </Typography>
          <Slider
            size="small"
            aria-labelledby="category-gap-label"
            min={0}
            max={0.9}
            step={0.1}
            value={categoryGapRatio}
            onChange={(_event, value) => setCategoryGapRatio(value)}
          />
        </Box>
        <Box>
          <Typography id="bar-gap-label" variant="caption" component="div">
            barGapRatio: {barGapRatio}
          </Typography>
          <Slider
            size="small"
            aria-labelledby="bar-gap-label"
            min={-0.9}
            max={0.9}
            step={0.1}
            value={barGapRatio}
            onChange={(_event, value) => setBarGapRatio(value)}
          />
        </Box>
      </Box>
      {/* #region preview */}
      <BarChart
        height={280}
        role="img"
        aria-label="Boardings of two tram lines by day of the week"
        dataset={weekdayBoardings}
        xAxis={[{ dataKey: 'day', label: 'Day', categoryGapRatio, barGapRatio }]}
        yAxis={[{ label: 'Boardings (thousand)' }]}
        series={[
          { dataKey: 'northLine', label: 'North line' },
          { dataKey: 'southLine', label: 'South line', color: '#d55e00' },
        ]}
      />
      {/* #endregion */}
    </Box>
  );
}
