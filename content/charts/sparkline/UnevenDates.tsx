import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const readings: [Date, number][] = [
  [new Date(2025, 0, 2), 18420],
  [new Date(2025, 0, 9), 18456],
  [new Date(2025, 0, 16), 18493],
  [new Date(2025, 4, 1), 18870],
  [new Date(2025, 9, 1), 19110],
];
const day = (date: Date) => date.toLocaleDateString('en-US', { month: 'short', day: 'numeric' });

export default function UnevenDates() {
  const [byDate, setByDate] = React.useState(true);

  return (
    <Box>
      <FormControlLabel
        label="Place readings by date"
        control={<Switch checked={byDate} onChange={(event) => setByDate(event.target.checked)} />}
      />
      {/* #region preview */}
      <SparkLineChart
        height={80}
        data={readings.map(([, value]) => value)}
        xAxis={{
          data: readings.map(([date]) => date),
          scaleType: byDate ? 'time' : 'point',
          valueFormatter: day,
        }}
        yAxis={{ domainLimit: 'strict' }}
        valueFormatter={(value) => `${value?.toLocaleString('en-US')} kWh`}
        color="#00796b"
        showTooltip
        showHighlight
        role="img"
        aria-label="Meter readings from January to October"
      />
      {/* #endregion */}
    </Box>
  );
}
