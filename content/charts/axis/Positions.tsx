import * as React from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';
import { weekdayBoardings } from '../../samples/transit';

const xPositions = ['bottom', 'top', 'none'] as const;
const yPositions = ['left', 'right', 'none'] as const;

export default function Positions() {
  const [x, setX] = React.useState<(typeof xPositions)[number]>('bottom');
  const [y, setY] = React.useState<(typeof yPositions)[number]>('right');

  return (
    <Box>
      <Box sx={{ display: 'flex', gap: 2, pt: 1 }}>
        <TextField
          select
          size="small"
          sx={{ minWidth: 136 }}
          label="xAxis position"
          slotProps={{ select: { native: true } }}
          value={x}
          onChange={(event) => setX(event.target.value as typeof x)}
        >
          {xPositions.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </TextField>
        <TextField
          select
          size="small"
          sx={{ minWidth: 136 }}
          label="yAxis position"
          slotProps={{ select: { native: true } }}
          value={y}
          onChange={(event) => setY(event.target.value as typeof y)}
        >
          {yPositions.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </TextField>
      </Box>
      {/* #region preview */}
      <BarChart
        height={260}
        role="img"
        aria-label="The north line carries most people on Friday"
        dataset={weekdayBoardings}
        xAxis={[{ dataKey: 'day', label: 'Day', position: x }]}
        yAxis={[{ label: 'Boardings (thousand)', position: y }]}
        series={[{ dataKey: 'northLine', label: 'North line', color: '#4254fb' }]}
        hideLegend
      />
      {/* #endregion */}
    </Box>
  );
}
