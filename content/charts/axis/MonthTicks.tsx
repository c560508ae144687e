import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';
import { daylightByDay } from '../../samples/chartDaylight';

// #region preview
const DAY = 86_400_000;
const firsts = daylightByDay.map(({ date }) => date).filter((date) => date.getDate() === 1);
const ticks = {
  auto: {},
  'tickMinStep: 60 days': { tickMinStep: 60 * DAY },
  'tickInterval: firsts': { tickInterval: firsts },
};
// #endregion
const short = (date: Date) => date.toLocaleDateString('en-US', { month: 'short', day: 'numeric' });

export default function MonthTicks() {
  const [name, setName] = React.useState<keyof typeof ticks>('tickInterval: firsts');

  return (
    <Box>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Ticks of the time axis"
        value={name}
        onChange={(_event, next: typeof name | null) => next && setName(next)}
      >
        {Object.keys(ticks).map((key) => (
          <ToggleButton
            key={key}
            value={key}
            sx={{ textTransform: 'none', px: 0.5, maxWidth: 120 }}
          >
            {key}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <LineChart
        height={280}
        role="img"
        aria-label="Daylight changes by 13 hours in Oslo and by minutes in Nairobi"
        dataset={daylightByDay}
        xAxis={[
          {
            dataKey: 'date',
            scaleType: 'time',
            domainLimit: 'strict',
            valueFormatter: short,
            ...ticks[name],
          },
        ]}
        yAxis={[{ label: 'Daylight (hours)', min: 0, max: 24, tickInterval: [0, 6, 12, 18, 24] }]}
        series={[
          { dataKey: 'oslo', label: 'Oslo', color: '#b26a00', showMark: false },
          { dataKey: 'nairobi', label: 'Nairobi', color: '#00796b', showMark: false },
        ]}
        grid={{ vertical: true, horizontal: true }}
      />
    </Box>
  );
}
