import * as React from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { LineChart } from '@mui/x-charts/LineChart';

const scales = ['linear', 'log', 'symlog', 'sqrt', 'pow'] as const;
const hours = [0, 2, 4, 6, 8, 10, 12];
const bacteria = [10, 38, 150, 620, 2400, 9100, 31000];

export default function ScaleTypes() {
  const [scaleType, setScaleType] = React.useState<(typeof scales)[number]>('log');

  return (
    <Box>
      <TextField
        select
        size="small"
        label="scaleType"
        slotProps={{ select: { native: true } }}
        value={scaleType}
        onChange={(event) => setScaleType(event.target.value as typeof scaleType)}
        sx={{ mt: 1, minWidth: 140 }}
      >
        {scales.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </TextField>
      {/* #region preview */}
      <LineChart
        height={280}
        role="img"
        aria-label="Bacteria grow by the same factor every two hours"
        xAxis={[{ data: hours, label: 'Hours', domainLimit: 'strict' }]}
        yAxis={[{ scaleType, label: 'Bacteria per ml', width: 80 }]}
        series={[{ data: bacteria, label: 'Bacteria', color: '#4254fb' }]}
        hideLegend
      />
      {/* #endregion */}
    </Box>
  );
}
