import * as React from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';
import { hourlyBoardings } from '../../samples/transit';

const placements = ['extremities', 'start', 'middle', 'end'] as const;
const labelPlacements = ['middle', 'tick'] as const;
const thousand = (value: number | null) => `${value} thousand`;

export default function TickPlacement() {
  const [tickPlacement, setTickPlacement] = React.useState<(typeof placements)[number]>('start');
  const [tickLabelPlacement, setTickLabelPlacement] =
    React.useState<(typeof labelPlacements)[number]>('tick');

  return (
    <Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2, maxWidth: 400, pt: 1 }}>
        <TextField
          select
          slotProps={{ select: { native: true } }}
          label="tickPlacement"
          value={tickPlacement}
          onChange={(event) => setTickPlacement(event.target.value as typeof tickPlacement)}
        >
          {placements.map((placement) => (
            <option key={placement}>{placement}</option>
          ))}
        </TextField>
        <TextField
          select
          slotProps={{ select: { native: true } }}
          label="tickLabelPlacement"
          value={tickLabelPlacement}
          onChange={(event) =>
            setTickLabelPlacement(event.target.value as typeof tickLabelPlacement)
          }
        >
          {labelPlacements.map((placement) => (
            <option key={placement}>{placement}</option>
          ))}
        </TextField>
      </Box>
      {/* #region preview */}
      <BarChart
        height={300}
        role="img"
        aria-label="Boardings by hour: the peak is between eight and nine o'clock"
        dataset={hourlyBoardings}
        xAxis={[{ dataKey: 'from', label: 'Time', tickPlacement, tickLabelPlacement }]}
        yAxis={[{ label: 'Boardings (thousand)' }]}
        hideLegend
        series={[{ dataKey: 'boardings', label: 'Boardings', valueFormatter: thousand }]}
        grid={{ horizontal: true, vertical: true }}
      />
      {/* #endregion */}
    </Box>
  );
}
