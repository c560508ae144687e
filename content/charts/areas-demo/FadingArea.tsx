import * as React from 'react';
import { areaElementClasses, LineChart } from '@mui/x-charts/LineChart';
import { riverLevels } from '../../samples/river';

const day = (date: Date) => date.toLocaleDateString('en-GB', { day: 'numeric', month: 'short' });

export default function FadingArea() {
  const id = React.useId();

  return (
    // #region preview
    <LineChart
      height={280}
      role="img"
      aria-label="The river peaks at 268 cm on 8 April"
      dataset={riverLevels}
      xAxis={[
        {
          dataKey: 'date',
          scaleType: 'time',
          valueFormatter: day,
          domainLimit: 'strict',
          tickNumber: 6,
        },
      ]}
      yAxis={[{ label: 'Water level (cm)' }]}
      series={[
        { dataKey: 'upstream', label: 'Level', color: '#4254fb', area: true, showMark: false },
      ]}
      sx={{ [`& .${areaElementClasses.root}`]: { fill: `url(#${id})` } }}
      hideLegend
    >
      <defs>
        <linearGradient id={id} x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" stopColor="#4254fb" stopOpacity={0.7} />
          <stop offset="1" stopColor="#4254fb" stopOpacity={0} />
        </linearGradient>
      </defs>
    </LineChart>
    // #endregion
  );
}
