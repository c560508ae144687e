import * as React from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { LineChart } from '@mui/x-charts/LineChart';
import type { CurveType } from '@mui/x-charts/models';

const curves: CurveType[] = [
  'monotoneX',
  'linear',
  'catmullRom',
  'natural',
  'bumpX',
  'bumpY',
  'monotoneY',
  'step',
  'stepBefore',
  'stepAfter',
];
const times = ['8:00', '10:00', '12:00', '14:00', '16:00', '18:00', '20:00'];
const occupied = [12, 64, 71, 70, 38, 82, 25];

export default function Interpolation() {
  const [curve, setCurve] = React.useState<CurveType>('monotoneX');

  return (
    <Box>
      <TextField
        select
        size="small"
        label="curve"
        slotProps={{ select: { native: true } }}
        value={curve}
        onChange={(event) => setCurve(event.target.value as CurveType)}
        sx={{ mt: 1, minWidth: 160 }}
      >
        {curves.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </TextField>
      {/* #region preview */}
      <LineChart
        height={280}
        role="img"
        aria-label="The car park fills until noon, empties, and is fullest at six"
        xAxis={[{ data: times, scaleType: 'point', label: 'Time' }]}
        yAxis={[{ label: 'Occupied (percent)', min: 0, max: 100 }]}
        series={[{ data: occupied, label: 'Occupied', color: '#4254fb', curve }]}
        hideLegend
      />
      {/* #endregion */}
    </Box>
  );
}
