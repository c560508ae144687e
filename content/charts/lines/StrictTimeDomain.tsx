import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { LineChart } from '@mui/x-charts/LineChart';
import { daylightByDay } from '../../samples/chartDaylight';

const shown = daylightByDay.slice(9, 251);
const short = (date: Date) => date.toLocaleDateString('en-US', { month: 'short', day: 'numeric' });

export default function StrictTimeDomain() {
  const [strict, setStrict] = React.useState(true);

  return (
    <Box>
      <FormControlLabel
        label="preferStrictDomainInLineCharts"
        slotProps={{ typography: { variant: 'body2' } }}
        control={<Switch checked={strict} onChange={(event) => setStrict(event.target.checked)} />}
      />
      {/* #region preview */}
      <LineChart
        height={280}
        role="img"
        aria-label="Daylight in Rome from January 10 to September 8"
        experimentalFeatures={{ preferStrictDomainInLineCharts: strict }}
        dataset={shown}
        xAxis={[{ dataKey: 'date', scaleType: 'time', tickNumber: 4, valueFormatter: short }]}
        yAxis={[{ label: 'Daylight in Rome (hours)' }]}
        series={[{ dataKey: 'rome', label: 'Rome', color: '#b26a00', showMark: false }]}
        hideLegend
      />
      {/* #endregion */}
    </Box>
  );
}
