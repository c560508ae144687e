import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { BarChart } from '@mui/x-charts/BarChart';
import { weekdayBoardings } from '../../samples/transit';

export default function FillTheParent() {
  const [width, setWidth] = React.useState(100);

  return (
    <Box>
      <Box sx={{ px: 2, maxWidth: 320 }}>
        <Slider
          aria-label="Width of the parent, in percent"
          valueLabelDisplay="auto"
          min={60}
          value={width}
          onChange={(_event, next) => setWidth(next)}
        />
      </Box>
      {/* #region preview */}
      <Box sx={{ width: `${width}%`, height: 260, border: 1, borderColor: 'divider' }}>
        <BarChart
          role="img"
          aria-label="The north line carries most people on Friday"
          dataset={weekdayBoardings}
          xAxis={[{ dataKey: 'day', label: 'Day' }]}
          yAxis={[{ label: 'Boardings (thousand)' }]}
          series={[{ dataKey: 'northLine', label: 'North line', color: '#4254fb' }]}
        />
      </Box>
      {/* #endregion */}
    </Box>
  );
}
