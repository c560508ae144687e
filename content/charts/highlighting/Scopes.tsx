import * as React from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';
import { ticketSales } from '../../samples/transit';

const highlights = ['none', 'item', 'series'] as const;
const fades = ['none', 'series', 'global'] as const;

export default function Scopes() {
  const [highlight, setHighlight] = React.useState<(typeof highlights)[number]>('series');
  const [fade, setFade] = React.useState<(typeof fades)[number]>('global');
  const highlightScope = { highlight, fade };

  return (
    <Box>
      <Box sx={{ display: 'flex', gap: 2, pt: 1 }}>
        <TextField
          select
          size="small"
          label="highlight"
          slotProps={{ select: { native: true } }}
          value={highlight}
          onChange={(event) => setHighlight(event.target.value as typeof highlight)}
        >
          {highlights.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </TextField>
        <TextField
          select
          size="small"
          label="fade"
          slotProps={{ select: { native: true } }}
          value={fade}
          onChange={(event) => setFade(event.target.value as typeof fade)}
        >
          {fades.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </TextField>
      </Box>
      {/* #region preview */}
      <BarChart
        height={280}
        role="img"
        aria-label="Tickets sold by line and type"
        dataset={ticketSales}
        xAxis={[{ dataKey: 'line', label: 'Line' }]}
        yAxis={[{ label: 'Tickets (thousand)' }]}
        series={[
          { dataKey: 'season', label: 'Season', color: '#4254fb', highlightScope },
          { dataKey: 'single', label: 'Single', color: '#d55e00', highlightScope },
          { dataKey: 'day', label: 'Day', color: '#009e73', highlightScope },
        ]}
      />
      {/* #endregion */}
    </Box>
  );
}
