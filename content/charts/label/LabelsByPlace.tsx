import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart, barLabelClasses } from '@mui/x-charts/BarChart';
import { ticketSales } from '../../samples/transit';

// #region preview
const short = { season: 'Season', single: 'Single' };
const long = { season: 'Season tickets (thousand)', single: 'Single tickets (thousand)' };
const label = (name: keyof typeof short) => (location: 'tooltip' | 'legend') =>
  location === 'legend' ? short[name] : long[name];
// #endregion

export default function LabelsByPlace() {
  const [inside, setInside] = React.useState<'value' | 'none'>('value');

  return (
    <Box>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Labels in the bars"
        value={inside}
        onChange={(_event, next: typeof inside | null) => next && setInside(next)}
      >
        <ToggleButton value="value">Values in bars</ToggleButton>
        <ToggleButton value="none">No values</ToggleButton>
      </ToggleButtonGroup>
      <BarChart
        height={280}
        role="img"
        aria-label="The north line sells the most season tickets, the south line the most singles"
        dataset={ticketSales}
        xAxis={[{ dataKey: 'line', label: 'Line' }]}
        yAxis={[{ label: 'Tickets sold (thousand)' }]}
        series={[
          { dataKey: 'season', label: label('season'), color: '#4254fb' },
          { dataKey: 'single', label: label('single'), color: '#b34700' },
        ]}
        barLabel={inside === 'value' ? 'value' : undefined}
        sx={{ [`& .${barLabelClasses.root}`]: { fill: '#fff' } }}
      />
    </Box>
  );
}
